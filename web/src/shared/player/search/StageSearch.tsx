import type { StagePanelProps } from '../panel/StagePanel.tsx';
import { CourseSearch } from './CourseSearch.tsx';

interface StageSearchProps extends StagePanelProps {
  openTab: (key: 'files') => void;
}

/** The search beside the screen: what is found there moves the class-hour that is open, and opens the others. */
export function StageSearch({ course, period, hrefOf, playhead, onPick, openTab }: StageSearchProps) {
  const stage = { periodId: period?.id, playhead, start: onPick, openFiles: () => openTab('files') };
  return <CourseSearch courseId={course.id} hrefOf={hrefOf} stage={stage} />;
}
