import { createContext, useContext } from 'react';

export type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Attributes that tie a control to the label, help and error of the surrounding `Field`. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
