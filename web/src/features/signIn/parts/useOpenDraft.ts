import { useEffect } from 'react';
import type { Fields } from '../../../kit/form/fields.ts';
import { sessionNote } from '../../../kit/sessionNote.ts';

/**
 * Keeps the named fields of a form until the tab closes, and fills them in again after a reload. The others are
 * secrets and are never written anywhere. `fields` must be a constant.
 */
export function useOpenDraft(form: Fields, name: string, fields: readonly string[]) {
  useEffect(() => {
    const kept = noteOf(name);
    for (const [field, value] of Object.entries(kept.read() ?? {})) {
      if (fields.includes(field) && !form.getValues()[field]) form.setValue(field, value);
    }
    return form.onValue((_, values) => kept.keep(Object.fromEntries(fields.map((field) => [field, values[field]]))));
  }, [form, name, fields]);
  return { drop: () => noteOf(name).drop() };
}

const noteOf = (name: string) => sessionNote<Record<string, unknown>>(`draft-${name}`);
