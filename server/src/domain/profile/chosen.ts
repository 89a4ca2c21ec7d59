import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { TreeKind } from '#contract/rules/trees.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import { inDictionary } from '../site/dictionary.ts';
import { inTree } from '../site/tree.ts';

/** Where the values of a field come from. */
export interface Choice {
  field: string;
  /** What the field is called: 请选择学历. */
  name: string;
  dictionary?: string;
  tree?: TreeKind;
}

/**
 * Makes sure that what was chosen can be chosen today. Empty is fine.
 * @param before where the fields stand in the form, with the dot: `education.1.`
 * @throws INVALID_INPUT at the field
 */
export async function checkChosen(db: Db, choices: readonly Choice[], values: object, before = ''): Promise<void> {
  const given = values as Record<string, unknown>;
  for (const { field, name, dictionary, tree } of choices) {
    const value = given[field];
    if (typeof value !== 'string' || value === '') continue;
    const known = dictionary ? await inDictionary(db, dictionary, value) : await inTree(db, tree!, value);
    if (!known) throw wrong(`${before}${field}`, `请选择${name}`);
  }
}

/** A failure that stands at one field. */
export const wrong = (field: string, message: string) =>
  fail(INVALID_INPUT, message, { issues: [{ path: field, message }] });
