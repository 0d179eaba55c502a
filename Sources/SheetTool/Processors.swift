import CSystem

/// How many processors the machine has on line.
func processorCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
