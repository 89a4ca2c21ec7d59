import { useEffect, useRef } from 'react';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import { joinPath } from '#contract/rules/grades.ts';
import { JoinWay } from '#contract/rules/school.ts';
import { copyText } from '../../../kit/copyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { renewCode } from './calls.ts';
import styles from './Grades.module.css';

/** The code of a class, its link and its picture to scan. */
export function InviteDialog({ row, onClose }: { row: Grade; onClose: () => void }) {
  const renewing = usePress(renewCode);
  const url = `${location.origin}${joinPath(row.joinCode)}`;
  return (
    <Dialog
      open
      size="md"
      title={`邀请加入「${row.gradeName}」`}
      note={notes[row.joinWay]}
      onClose={onClose}
      actions={
        <>
          <Button
            loading={renewing.sending}
            loadingLabel="请稍候"
            onClick={() => void renewing.send({ id: row.id }, '更换成功，原来的邀请码不能用了')}
          >
            换一个邀请码
          </Button>
          <Button variant="primary" onClick={() => void copyText(`「${row.gradeName}」邀请你加入：${url}`)}>
            复制邀请链接
          </Button>
        </>
      }
    >
      <div className={styles.invite}>
        <Scanned url={url} name={row.gradeName} />
        <div className={styles.stack}>
          <p>
            <span className={styles.quiet}>邀请码</span>
            <br />
            <output className={styles.code}>{row.joinCode}</output>
          </p>
          <p className={styles.link}>{url}</p>
        </div>
      </div>
    </Dialog>
  );
}

const notes = {
  [JoinWay.open]: '拿到的人登录后直接加入，直到名额满了',
  [JoinWay.approval]: '拿到的人登录后提交申请，由教师或管理员审核',
  [JoinWay.closed]: '现在不接受申请，先在「修改」里打开加入方式',
} as const;

function Scanned({ url, name }: { url: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async () => {
      const { default: QRCode } = await import('qrcode');
      if (canvas.current) await QRCode.toCanvas(canvas.current, url, { width: 180, margin: 2 });
    };
    draw().catch(() => undefined);
  }, [url]);
  return <canvas ref={canvas} width={180} height={180} role="img" aria-label={`扫码加入${name}`} />;
}
