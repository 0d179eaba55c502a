// The entry point is C's, since C hands over arguments on every platform, and what lies behind it is not
// optimized once more for an executable of a few lines.
int sheetc_run(int count, char **arguments);

int main(int count, char **arguments) { return sheetc_run(count, arguments); }
