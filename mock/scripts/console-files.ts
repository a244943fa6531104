export const consoleFiles = ['index.html', 'console.css', 'console.js', 'developer-pages.css'] as const;

/** The contents of the console's files. */
export type ConsoleFiles = Readonly<Record<(typeof consoleFiles)[number], string>>;
