// The build compiles JSX to calls of this module in place of React's own (`jsxImportSource` of vite.config.ts).
import * as react from 'react/jsx-runtime';
import { apart } from './own-text.ts';

export const { Fragment, jsx } = react;

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, apart(type, props), key);
