import { useState } from 'react';
import type { CertificateTemplate } from '#contract/course/certificateTemplate.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { defaultTemplate, removeTemplate } from './calls.ts';
import { CertificatePreview } from './CertificatePreview.tsx';
import styles from './Template.module.css';

interface TemplateCardProps {
  row: CertificateTemplate;
  orgName: string;
  today: string;
}

/** One template as it looks, for how many courses, and what can be done with it. */
export function TemplateCard({ row, orgName, today }: TemplateCardProps) {
  const [asking, setAsking] = useState(false);
  const choose = usePress(defaultTemplate);
  const remove = usePress(removeTemplate);
  const { id, templateName, isDefault, countCourse } = row;
  return (
    <li className={styles.card}>
      <CertificatePreview design={row} orgName={orgName} today={today} />
      <p className={styles.name}>
        <b>{templateName}</b>
        {isDefault === 1 ? <Tag tone="ok">默认</Tag> : null}
      </p>
      <p className={styles.meta}>
        {isDefault === 1 ? '没有另选模板的课程都用它' : `${countCourse} 门课程在认证里选了它`}
      </p>
      <p className={styles.acts}>
        <TextLink to={`?edit=${id}`} aria-label={`修改「${templateName}」`}>
          修改
        </TextLink>
        {isDefault === 1 ? null : (
          <Button
            size="sm"
            variant="text"
            aria-label={`把「${templateName}」设为默认`}
            disabled={choose.sending}
            onClick={() => void choose.send({ id }, '设置成功')}
          >
            设为默认
          </Button>
        )}
        <Button size="sm" variant="text" aria-label={`删除「${templateName}」`} onClick={() => setAsking(true)}>
          删除
        </Button>
      </p>
      <ConfirmDialog
        open={asking}
        danger
        title={`删除「${templateName}」`}
        note={`${countCourse > 0 ? `选了它的 ${countCourse} 门课程改用默认的；` : ''}已经颁发的证书不变`}
        confirmLabel="删除"
        loading={remove.sending}
        loadingLabel="删除中"
        onConfirm={() => void remove.send({ id }, '删除成功').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
