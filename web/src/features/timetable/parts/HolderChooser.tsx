import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { View } from './addresses.ts';
import { addressOf } from './addresses.ts';

const api = () => import('#contract/user/orgSchedule.ts');

type HolderView = Exclude<View, 'mine'>;

const words = {
  grade: { label: '班级', unit: '个班级' },
  teacher: { label: '教师', unit: '位教师' },
  room: { label: '教室', unit: '间教室' },
} as const;

interface Holder {
  id: string;
  name: string;
}

interface HolderChooserProps {
  view: HolderView;
  chosen: Holder;
  week: string;
}

/** Another class, teacher or room of the school, found by a part of its name. */
export function HolderChooser({ view, chosen, week }: HolderChooserProps) {
  const navigate = useNavigate();
  const [holder, setHolder] = useState<Holder | null>(chosen);
  const { label, unit } = words[view];
  return (
    <Field label={label}>
      <Chooser<Holder>
        value={holder}
        onChange={(next) => {
          setHolder(next);
          if (next) void navigate(addressOf(view, { id: next.id, week }), { preventScrollReset: true });
        }}
        onBlur={() => setHolder(chosen)}
        searchKey={['timetable', view]}
        search={(keyword, signal) => search(view, keyword.slice(0, 30), signal)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        unit={unit}
      />
    </Field>
  );
}

async function search(view: HolderView, keyword: string, signal: AbortSignal) {
  const { listGrade, listRoom, listTeacher } = await api();
  const input = { keyword, pageSize: 20 };
  const silent = { signal, isShowErrTip: false };
  if (view === 'room') return call(listRoom, input, silent);
  return call(view === 'teacher' ? listTeacher : listGrade, input, silent);
}
