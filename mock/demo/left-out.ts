// In place of what Prism would make up answers with: the mock has its own.
export {};
