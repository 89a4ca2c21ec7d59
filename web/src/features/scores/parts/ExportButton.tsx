import { Download } from 'lucide-react';
import type { getScoreInfo, listStudentCourse } from '#contract/user/orgStudent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveText } from '../../../kit/saveText.ts';
import { scoreSheetText } from './scoreSheetText.ts';

const studentCourses = () => import('#contract/user/orgStudent.ts').then((api) => api.listStudentCourse);
/** As many as one answer holds. */
const MOST = 100;

/** Saves courses and marks as a table that spreadsheet programs open. */
export function ExportButton({ marks }: { marks: OutputOf<typeof getScoreInfo.output> }) {
  const { send, sending } = usePress(studentCourses);
  const save = async () => {
    const rows: OutputOf<typeof listStudentCourse.output>['list'] = [];
    for (let pageCurrent = 1, pages = 1; pageCurrent <= pages; pageCurrent += 1) {
      const page = await send({ pageCurrent, pageSize: MOST });
      if (!page) return;
      rows.push(...page.list);
      pages = page.totalPage;
    }
    saveText('学习成绩.csv', scoreSheetText(rows, marks));
  };
  return (
    <Button
      size="sm"
      icon={<Download size={16} aria-hidden="true" />}
      loading={sending}
      loadingLabel="导出中"
      onClick={() => void save()}
    >
      导出
    </Button>
  );
}
