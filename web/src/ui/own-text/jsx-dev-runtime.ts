// The same as jsx-runtime.ts, for the development server.
import * as react from 'react/jsx-dev-runtime';
import { apart } from './own-text.ts';

export const { Fragment } = react;

export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, source, self) =>
  react.jsxDEV(type, isStatic ? apart(type, props) : props, key, isStatic, source, self);
