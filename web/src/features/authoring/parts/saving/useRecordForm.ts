import { useEffect, useEffectEvent } from 'react';
import type { FieldTable } from '#contract/kit/field.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { Fields as Form } from '../../../../kit/form/fields.ts';
import type { PathOf } from '../../../../kit/form/paths.ts';
import { useFields } from '../../../../kit/form/useFields.ts';
import { issuesOf } from '../../../../kit/issuesOf.ts';
import type { Desk } from './desk.ts';
import type { Fields, RecordWriter } from './recordWriter.ts';
import { useDeskVersion } from './useDesk.ts';

interface RecordFormOptions<V extends object> {
  desk: Desk;
  /** `facts`, `chapter:1`, `period:2` */
  target: string;
  values: V;
  table: FieldTable;
  /** What a save of it takes; comes when somebody writes. */
  input: () => Promise<Schema>;
  writer: () => RecordWriter | undefined;
  /** Something was typed here. */
  onWrite?: (fields: Fields) => void;
}

/** The fields of one record, joined to its writer: what is typed is written, what comes from elsewhere is shown. */
export function useRecordForm<V extends object>(options: RecordFormOptions<V>): Form<V> {
  const { desk, target, values, table, input } = options;
  const form = useFields<V>(
    values,
    async (read) => issuesOf(await input(), { id: '1', revision: 0, ...read() }),
    table,
  );
  useDeskVersion(desk);
  const begin = useEffectEvent(() => {
    const writer = options.writer();
    if (!writer) return;
    const fields = Object.entries(writer.values()).filter(([name, value]) => name in values && value !== undefined);
    form.reset({ ...form.getValues(), ...Object.fromEntries(fields) });
    void writer.flush();
  });
  const write = useEffectEvent((fields: Fields) => {
    options.writer()?.write(fields);
    options.onWrite?.(fields);
  });

  useEffect(() => {
    begin();
    let isTold = false;
    const typed = form.onValue((name, all) => {
      if (!isTold) write({ [name]: Reflect.get(all, name) });
    });
    const told = desk.onValues((changed, fields) => {
      if (changed !== target) return;
      isTold = true;
      const known = Object.entries(fields).filter(([name]) => name in form.getValues());
      for (const [name, value] of known) form.setValue(name as PathOf<V>, value as never);
      isTold = false;
    });
    return () => {
      typed();
      told();
    };
  }, [desk, form, target]);

  const writer = desk.writer(target);
  const refused = Object.keys(values)
    .flatMap((name) => writer?.errorOf(name) ?? [])
    .join();
  const showRefused = useEffectEvent(() => {
    for (const name of Object.keys(values)) {
      const message = desk.writer(target)?.errorOf(name);
      if (message !== undefined) form.setError(name as PathOf<V>, message);
    }
  });
  useEffect(() => {
    if (refused !== '') showRefused();
  }, [refused]);
  return form;
}
