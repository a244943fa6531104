// Replaces the library that Prism generates answers with: the mock has its own.
export {};
