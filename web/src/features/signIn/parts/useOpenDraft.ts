import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { sessionNote } from './sessionNote.ts';

/**
 * Keeps the named fields of a form until the tab closes, and fills them in again after a reload. The others are
 * secrets and are never written anywhere. `fields` must be a constant.
 */
export function useOpenDraft<V extends FieldValues>(form: UseFormReturn<V>, name: string, fields: readonly string[]) {
  useEffect(() => {
    const kept = noteOf(name);
    for (const [field, value] of Object.entries(kept.read() ?? {})) {
      const path = field as Path<V>;
      if (fields.includes(field) && !form.getValues(path)) form.setValue(path, value as never);
    }
    const watching = form.watch((values) =>
      kept.keep(Object.fromEntries(fields.map((field) => [field, Reflect.get(values, field) as unknown]))),
    );
    return () => watching.unsubscribe();
  }, [form, name, fields]);
  return { drop: () => noteOf(name).drop() };
}

const noteOf = (name: string) => sessionNote<Record<string, unknown>>(`draft-${name}`);
