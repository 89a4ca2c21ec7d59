import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../../kit/call.ts';
import type { Drop } from '../../../../kit/drag/drop.ts';
import { droppedOrder } from '../../../../kit/drag/drop.ts';
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

  async function drop(id: string, where: Drop): Promise<void> {
    if (busy) return;
    const before = shown.map((row) => row.id);
    const ids = droppedOrder(before, id, where);
    if (ids.join() === before.join()) return;
    setMoved({ of: rows, ids });
    await send(kind.arrange, { ids });
  }

  async function move(row: Row, by: -1 | 1, button: HTMLElement): Promise<void> {
    const ids = shown.map(({ id }) => id);
    const targetId = ids[ids.indexOf(row.id) + by];
    if (targetId === undefined) return;
    await drop(row.id, { targetId, at: by < 0 ? 'before' : 'after' });
    button.focus();
  }

  async function toggle(row: Row, on: boolean): Promise<void> {
    const done = await send(kind.save, { ...row, statusId: on ? 1 : 0 });
    if (done) toast(on ? '启用成功' : '停用成功');
  }

  return { shown, move, drop, toggle, busy };
}
