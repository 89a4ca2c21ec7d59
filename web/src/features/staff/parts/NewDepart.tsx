import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Department } from '#contract/user/orgDepart.ts';
import { Button } from '../../../ui/Button.tsx';
import { DepartDialog } from './DepartDialog.tsx';

/** The way to a department at the top, or wherever the own role reaches. */
export function NewDepart({ departments }: { departments: readonly Department[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        新建部门
      </Button>
      {open ? <DepartDialog departments={departments} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
