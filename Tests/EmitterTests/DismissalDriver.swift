/// A program that drags what the case `drag-to-dismiss` presents, and what it must print: for each
/// step what UIKit was told since the last.
enum DismissalDriver {
  static let text = #"""
    import ProofDriver

    @MainActor func show(_ step: String, _ more: @autoclosure () -> [Any] = []) {
      settle()
      let facts = more().map { "\($0)" }
      let events = takeEvents().filter { !["content.", "view.", "present("].contains(where: $0.hasPrefix) }
      let words = events + facts
      print(step + ":", words.isEmpty ? "nothing" : words.joined(separator: ", "))
    }

    @MainActor func scene(_ configure: (UIViewController, UIViewController) -> Void) -> (
      content: UIViewController, presenter: UIViewController, finger: Finger
    ) {
      let (content, presenter) = (UIViewController(), UIViewController())
      configure(content, presenter)
      return (content, presenter, Finger(on: content))
    }

    @MainActor func photo() -> (
      content: UIViewController, presenter: UIViewController, finger: Finger
    ) {
      scene { PhotoSheet().present($0, from: $1) }
    }

    @MainActor func run() {
      do {
        let (content, presenter, finger) = photo()
        show("presented", [content.presentingViewController === presenter])
        finger.begins(0, 4)
        finger.moves(0, 100)
        show("started")
        finger.moves(0, 5000)
        finger.moves(0, -50)
        show("moved")
        finger.lifts(0, 100)
        show("let go too early", [content.presentingViewController === presenter])
        finger.begins(0, 4)
        show("again")
        finger.lifts(0, 300)
        show("let go", [content.presentingViewController == nil])
        PhotoSheet().present(content, from: presenter)
        show("presented again")
        content.dismiss(animated: true)
        show("closed by a button", [content.presentingViewController == nil])
      }
      do {
        let (_, _, finger) = photo()
        show("presented")
        finger.begins(0, 4)
        finger.lifts(0, 400)
        show("over before it began")
      }
      do {
        let (_, _, finger) = photo()
        show("presented")
        finger.begins(0, 4)
        finger.isCancelled()
        show("cancelled before it began")
        finger.begins(0, 4)
        show("started")
        finger.moves(0, 700)
        finger.isCancelled()
        show("cancelled past the threshold")
        finger.begins(0, 4)
        show("started")
        finger.moves(0, 700)
        finger.lifts(0, 700, velocity: (0, -900))
        show("flicked back")
        show("sideways", [finger.begins(30, 4, velocity: (500, 20))])
        show("upwards", [finger.begins(0, -4, velocity: (0, -500))])
      }
      do {
        let (content, presenter, finger) = photo()
        let alert = UIViewController()
        content.present(alert, animated: true)
        show("covered", [finger.begins(0, 4), content.presentedViewController === alert])
        content.dismiss(animated: true)
        show("uncovered", [content.presentingViewController === presenter])
        finger.begins(0, 4)
        show("started")
        content.present(alert, animated: true)
        finger.moves(0, 700)
        finger.lifts(0, 700)
        show("covered while dragged", [content.presentedViewController === alert])
      }
      do {
        let (content, presenter, finger) = photo()
        show("presented")
        finger.begins(0, -3)
        presenter.dismiss(animated: false)
        finger.moves(0, 500)
        finger.lifts(0, 500)
        show("gone under the finger", [content.presentingViewController == nil])
      }
      do {
        let (content, _, finger) = photo()
        show("presented")
        finger.begins(0, 4)
        show("second finger", [finger.begins(0, 4)])
        finger.lifts(0, 400)
        let begins = finger.begins(0, 4)
        finger.lifts(0, 400)
        show("rest of the way", [begins, content.presentingViewController == nil])
      }
      do {
        let (content, presenter, finger) = scene { GallerySheet().present($0, from: $1) }
        show("full screen", [presenter.view.superview == nil])
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        finger.begins(0, 4, over: scrollView)
        finger.moves(0, 60)
        show("scrolling")
        scrollView.contentOffset = CGPoint(x: 0, y: 0)
        finger.moves(0, 65)
        show("at the top")
        finger.moves(0, 140)
        show("started", [scrollView.panGestureRecognizer.isEnabled])
        finger.lifts(0, 160, velocity: (0, 700))
        show("neither far nor fast", [content.presentingViewController === presenter])
        let strip = UIScrollView()
        strip.contentSize = CGSize(width: 2000, height: 0)
        show("over a strip", [finger.begins(0, 4, over: strip)])
        finger.begins(0, -20)
        show("upwards")
        finger.lifts(0, -100, velocity: (0, -800))
        show("far and fast enough", [content.presentingViewController == nil])
      }
      do {
        let sheet = DrawerSheet()
        let (content, _, finger) = scene { sheet.present($0, from: $1) }
        show("presented")
        finger.begins(-30, 0)
        show("started")
        finger.lifts(-150, 0, velocity: (-40, 0))
        show("nobody asked")
        sheet.dismissalShouldFinish = { progress, velocity in
          print("asked", progress, velocity)
          return progress > 0.4
        }
        finger.begins(-30, 0)
        show("started")
        finger.lifts(-150, 0, velocity: (-40, 0))
        show("asked", [content.presentingViewController == nil])
      }
      do {
        UIAccessibility.isReduceMotionEnabled = true
        let (content, _, finger) = scene { StorySheet().present($0, from: $1) }
        show("faded in", [content.view.frame.minY])
        finger.begins(0, -100)
        show("started")
        finger.lifts(0, -100)
        show("stays", [content.view.frame.minY])
        finger.begins(0, -100)
        finger.lifts(0, -130)
        show("faded out", [content.view.frame.minY, content.view.alpha])
        UIAccessibility.isReduceMotionEnabled = false
      }
      do {
        let (content, presenter) = (UIViewController(), UIViewController())
        let sheet = PhotoSheet()
        sheet.configure(content, presenter: presenter)
        sheet.present(content, from: presenter)
        let finger = Finger(on: content)
        finger.begins(0, 4)
        sheet.configure(content, presenter: presenter)
        show("configured again", [content.view.gestureRecognizers?.count ?? 0])
        finger.lifts(0, 100)
        show("goes on")
        PlayerSheet().present(UIViewController(), from: content)
        show("a sheet without a drag")
      }
    }

    @MainActor func lifetime() -> [() -> AnyObject?] {
      let presenter = UIViewController()
      let content = UIViewController()
      let sheet = DrawerSheet()
      sheet.present(content, from: presenter)
      let finger = Finger(on: content)
      finger.begins(-30, 0)
      show("started")
      finger.isCancelled()
      show("cancelled")
      content.dismiss(animated: true)
      show("dismissed")
      return [
        { [weak presenter] in presenter }, { [weak content] in content },
        { [weak sheet] in sheet }, { [weak view = content.view] in view },
      ]
    }

    run()
    print("kept:", lifetime().filter { $0() != nil }.count)
    """#

  static let expected = """
    presented: animate 0.6, complete true, true
    started: dismiss(animated: true), begin, update 0.125
    moved: update 1.0, update 0.0
    let go too early: cancel 1.0, complete false, true
    again: dismiss(animated: true), begin, update 0.005
    let go: finish 1.0, complete true, true
    presented again: animate 0.6, complete true
    closed by a button: dismiss(animated: true), animate 0.6, complete true, true
    presented: animate 0.6, complete true
    over before it began: dismiss(animated: true), begin, update 0.005, finish 1.0, complete true
    presented: animate 0.6, complete true
    cancelled before it began: dismiss(animated: true), begin, update 0.005, cancel 1.0, complete false
    started: dismiss(animated: true), begin, update 0.005
    cancelled past the threshold: update 0.875, cancel 1.0, complete false
    started: dismiss(animated: true), begin, update 0.005
    flicked back: update 0.875, cancel 1.0, complete false
    sideways: false
    upwards: false
    covered: animate 0.6, complete true, false, true
    uncovered: dismiss(animated: true), true
    started: dismiss(animated: true), begin, update 0.005
    covered while dragged: cancel 1.0, complete false, true
    presented: animate 0.6, complete true
    gone under the finger: dismiss(animated: false), true
    presented: animate 0.6, complete true
    second finger: dismiss(animated: true), begin, update 0.005, false
    rest of the way: finish 1.0, complete true, false, true
    full screen: animate 0.25, complete true, true
    scrolling: together true
    at the top: nothing
    started: gesture.isEnabled = false, gesture.isEnabled = true, dismiss(animated: true), begin, update 0.1, true
    neither far nor fast: cancel 0.5, complete false, true
    over a strip: together false, false
    upwards: dismiss(animated: true), begin, update 0.025
    far and fast enough: finish 0.9, complete true, true
    presented: animate 0.6, complete true
    started: dismiss(animated: true), begin, update 0.1
    nobody asked: cancel 0.75, complete false
    started: dismiss(animated: true), begin, update 0.1
    asked 0.5 40.0
    asked: finish 0.75, complete true, true
    faded in: animate 0.6, complete true, 0.0
    started: dismiss(animated: true), begin, update 0.25
    stays: cancel 1.0, complete false, 0.0
    faded out: dismiss(animated: true), begin, update 0.25, finish 1.0, complete true, 0.0, 1.0
    configured again: animate 0.6, complete true, dismiss(animated: true), begin, update 0.005, 1
    goes on: cancel 1.0, complete false
    a sheet without a drag: nothing
    started: animate 0.6, complete true, dismiss(animated: true), begin, update 0.1
    cancelled: cancel 0.75, complete false
    dismissed: dismiss(animated: true), animate 0.6, complete true
    kept: 0
    """
}
