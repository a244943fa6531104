import { type ReactNode, useState } from 'react';

interface ControlledProps<Value> {
  first: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component, so that it can be tried out. */
export function Controlled<Value>({ first, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
