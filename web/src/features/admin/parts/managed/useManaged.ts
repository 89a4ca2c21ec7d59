import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../../kit/call.ts';
import { toast } from '../../../../ui/toast.ts';
import type { FormCall, ManagedKind, ManagedRow } from './kind.ts';

/** The writes of a list that need no form. A refused one leaves the list as the server has it. */
export function useManaged<Row extends ManagedRow>(kind: ManagedKind<Row>, rows: readonly Row[]) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<{ of: readonly Row[]; ids: readonly string[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = moved?.of === rows ? moved.ids.map((id) => byId.get(id)!) : rows;

  async function send(write: FormCall, input: object): Promise<boolean> {
    setBusy(true);
    try {
      await call(await write(), { ...kind.part, ...input });
      return true;
    } catch {
      return false;
    } finally {
      await revalidate();
      setMoved(null);
      setBusy(false);
    }
  }

  async function move(row: Row, by: -1 | 1, button: HTMLElement): Promise<void> {
    const ids = shown.map(({ id }) => id);
    const from = ids.indexOf(row.id);
    const to = from + by;
    if (busy || to < 0 || to >= ids.length) return;
    ids.splice(to, 0, ...ids.splice(from, 1));
    setMoved({ of: rows, ids });
    await send(kind.arrange, { ids });
    button.focus();
  }

  async function toggle(row: Row, on: boolean): Promise<void> {
    const done = await send(kind.save, { ...row, statusId: on ? 1 : 0 });
    if (done) toast(on ? '启用成功' : '停用成功');
  }

  return { shown, move, toggle, busy };
}
