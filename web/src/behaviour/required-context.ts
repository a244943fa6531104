import { createContext, use } from 'react';

/** A context without a default, and its hook, which throws without a provider. Provided by create-app.tsx. */
export function createRequiredContext<Value extends object>(name: string) {
  const context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = use(context);
    if (value === null) throw new Error(`${name} has no provider`);
    return value;
  };
  return [context, useValue] as const;
}
