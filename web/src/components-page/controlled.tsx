import { type ReactNode, useState } from 'react';

interface ControlledProps<Value> {
  first: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Remembers what a controlled component is told, so that it can be tried out. */
export function Controlled<Value>({ first, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
