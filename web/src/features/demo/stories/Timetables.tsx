import { useState } from 'react';
import { dayAfter } from '#contract/rules/calendar.ts';
import { LessonKind, LessonState } from '#contract/rules/school.ts';
import { Select } from '../../../ui/Select.tsx';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { LessonLegend } from '../../../shared/timetable/LessonLegend.tsx';
import { clashesOf } from '../../../shared/timetable/lanes.ts';
import { palettes } from '../../../shared/timetable/palettes.ts';
import type { PaletteKey } from '../../../shared/timetable/palettes.ts';
import { WeekGrid } from '../../../shared/timetable/WeekGrid.tsx';
import type { WeekLesson } from '../../../shared/timetable/weekLesson.ts';

const drawFree = () => <span>空</span>;

const MONDAY = '2026-11-16';
const clocks = [
  '08:00-08:45',
  '08:50-09:35',
  '09:55-10:40',
  '10:45-11:30',
  '14:00-14:45',
  '14:50-15:35',
  '18:40-19:25',
];
const bells = clocks.map((text, at) => {
  const [beginClock, endClock] = text.split('-');
  return { seq: at + 1, beginClock: beginClock!, endClock: endClock! };
});
const days = Array.from({ length: 7 }, (_, at) => ({
  day: dayAfter(MONDAY, at),
  note: at === 4 ? '校庆日' : '',
  isOff: at === 4,
}));

const lesson = (id: string, at: number, fromBell: number, rest: Partial<WeekLesson>): WeekLesson => ({
  id,
  day: days[at]!.day,
  fromBell,
  toBell: fromBell + 1,
  name: '数据清洗',
  kind: LessonKind.core,
  state: LessonState.held,
  parity: 0,
  teachers: ['陈砚清'],
  places: ['信息楼 3-402'],
  classes: ['大数据 2301'],
  remark: '',
  ...rest,
});

const lessons = [
  lesson('1', 0, 1, {}),
  lesson('2', 0, 3, {
    name: '高等数学（二）',
    kind: LessonKind.common,
    teachers: ['许可为'],
    places: ['教学楼 A-205'],
  }),
  lesson('3', 1, 1, { name: 'Python 综合实训', kind: LessonKind.training, toBell: 4, parity: 2 }),
  lesson('4', 2, 3, {}),
  lesson('5', 2, 3, { name: '视频剪辑', kind: LessonKind.elective, teachers: ['周亦宁'] }),
  lesson('6', 3, 5, { name: '羽毛球', kind: LessonKind.elective, state: LessonState.cancelled, places: ['体育馆'] }),
  lesson('7', 3, 7, { name: '数据社团', kind: LessonKind.club, toBell: 7, teachers: [], places: ['创客空间'] }),
];
const marks = new Map([...clashesOf(lessons)].map((id) => [id, 'clash'] as const));

export function Timetables() {
  const [palette, setPalette] = useState<PaletteKey>('mineral');
  return (
    <>
      <Field label="配色">
        <Select
          value={palette}
          onChange={({ target }) => setPalette(target.value as PaletteKey)}
          options={palettes.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </Field>
      <WeekGrid
        label="第 12 周课表"
        days={days}
        bells={bells}
        lessons={lessons}
        today={days[1]!.day}
        palette={palette}
        marks={marks}
        onOpen={({ name }) => toast(name)}
        freeCell={drawFree}
      />
      <LessonLegend palette={palette} />
    </>
  );
}
