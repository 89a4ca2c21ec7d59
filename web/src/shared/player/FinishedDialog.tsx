import { coursePath } from '#contract/rules/pagePaths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { StageCourse } from './stage.ts';
import type { SavedMark } from './useLiveStanding.ts';

interface FinishedDialogProps {
  course: StageCourse;
  /** The save that finished it. */
  by: SavedMark;
  onClose: () => void;
}

/** Said once, by the save that finished the course: the certificate, or the name it waits for; and what do others need to know? */
export function FinishedDialog({ course, by, onClose }: FinishedDialogProps) {
  const { certificateNo, isCertificateWaiting } = by;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`学完了《${course.courseName}》`}
      note={noteOf(by)}
      actions={
        <>
          <Button onClick={onClose}>继续看</Button>
          <LinkButton to={`${coursePath(course)}?tab=comments`}>写评价</LinkButton>
          {certificateNo !== '' ? (
            <LinkButton to={`/account/certificate?no=${certificateNo}`} variant="primary">
              查看证书
            </LinkButton>
          ) : null}
          {isCertificateWaiting === 1 ? (
            <LinkButton to="/account/certificate" variant="primary">
              填写姓名
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}

function noteOf({ certificateNo, isCertificateWaiting }: SavedMark): string {
  if (isCertificateWaiting === 1) return '证书替你留着，填写姓名就颁发。这门课怎么样？说给后来的人听';
  if (certificateNo === '') return '所有课时都已学完，进度已经记下。这门课怎么样？说给后来的人听';
  return `结业证书已经颁发，编号 ${certificateNo}，任何人都可以凭编号核验。这门课怎么样？说给后来的人听`;
}
