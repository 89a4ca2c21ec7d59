import { lazy } from 'react';
import { Dates } from '../stories/Dates.tsx';
import { Overlays } from '../stories/Overlays.tsx';
import { RichTexts } from '../stories/RichTexts.tsx';

const Actions = lazy(() => import('../stories/Actions.tsx').then((story) => ({ default: story.Actions })));
const Charts = lazy(() => import('../stories/Charts.tsx').then((story) => ({ default: story.Charts })));
const Facts = lazy(() => import('../stories/Facts.tsx').then((story) => ({ default: story.Facts })));
const Inputs = lazy(() => import('../stories/Inputs.tsx').then((story) => ({ default: story.Inputs })));
const Lists = lazy(() => import('../stories/Lists.tsx').then((story) => ({ default: story.Lists })));
const Pictures = lazy(() => import('../stories/Pictures.tsx').then((story) => ({ default: story.Pictures })));
const Questions = lazy(() => import('../stories/Questions.tsx').then((story) => ({ default: story.Questions })));
const States = lazy(() => import('../stories/States.tsx').then((story) => ({ default: story.States })));
const StepBars = lazy(() => import('../stories/StepBars.tsx').then((story) => ({ default: story.StepBars })));
const Tables = lazy(() => import('../stories/Tables.tsx').then((story) => ({ default: story.Tables })));
const Timetables = lazy(() => import('../stories/Timetables.tsx').then((story) => ({ default: story.Timetables })));
const Uploads = lazy(() => import('../stories/Uploads.tsx').then((story) => ({ default: story.Uploads })));
const Ways = lazy(() => import('../stories/Ways.tsx').then((story) => ({ default: story.Ways })));

/** Every story, in the order of the tabs. */
export const stories = [
  { key: 'overlays', label: '浮层', Story: Overlays },
  { key: 'actions', label: '按钮', Story: Actions },
  { key: 'inputs', label: '表单', Story: Inputs },
  { key: 'dates', label: '日期', Story: Dates },
  { key: 'tables', label: '表格', Story: Tables },
  { key: 'lists', label: '次序', Story: Lists },
  { key: 'timetable', label: '课表', Story: Timetables },
  { key: 'charts', label: '图表', Story: Charts },
  { key: 'richText', label: '富文本', Story: RichTexts },
  { key: 'questions', label: '题目', Story: Questions },
  { key: 'steps', label: '步骤', Story: StepBars },
  { key: 'facts', label: '事实', Story: Facts },
  { key: 'states', label: '状态', Story: States },
  { key: 'ways', label: '去处', Story: Ways },
  { key: 'pictures', label: '图', Story: Pictures },
  { key: 'uploads', label: '上传', Story: Uploads },
] as const;
