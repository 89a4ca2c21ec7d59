import { useState } from 'react';
import type { Template } from '#contract/position/talentTemplate.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { removeTemplate } from './calls.ts';
import styles from './Candidate.module.css';

interface TemplateRowProps {
  row: Template;
  onChange: () => void;
}

/** One template with its words. */
export function TemplateRow({ row, onChange }: TemplateRowProps) {
  const { id, templateName, templateText } = row;
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(removeTemplate);
  const remove = async () => {
    await send({ id }, '删除成功');
    setAsked(false);
  };
  return (
    <Row
      heading="h2"
      stacks
      title={templateName}
      meta={`${row.authorName}，${shownTime(row.gmtModified)} 写`}
      end={
        <Can action="talent:edit">
          <span className={styles.acts}>
            <Button size="sm" variant="text" aria-label={`修改「${templateName}」`} onClick={onChange}>
              修改
            </Button>
            <Button size="sm" variant="text" aria-label={`删除「${templateName}」`} onClick={() => setAsked(true)}>
              删除
            </Button>
          </span>
        </Can>
      }
    >
      <p className={styles.said}>{templateText}</p>
      <AskFirst
        open={isAsked}
        title={`删除「${templateName}」`}
        note="同事也用不到了；已经发出去的话不变。"
        confirmLabel="删除"
        danger
        loading={sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </Row>
  );
}
