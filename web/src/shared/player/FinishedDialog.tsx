import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface FinishedDialogProps {
  courseName: string;
  /** Empty when the course has no certificate. */
  certificateNo: string;
  onClose: () => void;
}

/** Said once, by the save that finished the course. */
export function FinishedDialog({ courseName, certificateNo, onClose }: FinishedDialogProps) {
  const certified = certificateNo !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`学完了《${courseName}》`}
      note={
        certified ? `结业证书已经颁发，编号 ${certificateNo}，任何人都可以凭编号核验` : '所有课时都已学完，进度已经记下'
      }
      actions={
        <>
          <Button onClick={onClose}>继续看</Button>
          {certified ? (
            <LinkButton to={`/account/certificate?no=${certificateNo}`} variant="primary">
              查看证书
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
