import { useState } from 'react';
import type { Rule } from '#contract/position/smartCheck.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { removeRule, turnRule } from './calls.ts';
import styles from './Filter.module.css';

/** One rule: what it asks for, and what it proposes of those who wait. */
export function RuleRow({ row }: { row: Rule }) {
  const { id, vacancyName, words, isOn, countFit, countLack, countAsked } = row;
  const [isAsked, setAsked] = useState(false);
  const turning = usePress(turnRule);
  const removing = usePress(removeRule);
  const remove = async () => {
    await removing.send({ id }, '删除成功');
    setAsked(false);
  };
  return (
    <Row
      heading="h3"
      stacks
      title={vacancyName}
      tags={
        <>
          <Tag tone={isOn === 1 ? 'ok' : undefined}>{isOn === 1 ? '开着' : '关着'}</Tag>
          {countAsked > 0 ? <Tag tone="warn">{countAsked} 位请人看</Tag> : null}
        </>
      }
      meta={`${words.join('，')}；等答复的里面 ${countFit} 位合、${countLack} 位不合；${shownTime(row.gmtModified)} 改过`}
    >
      <Can action="talent:edit">
        <p className={styles.acts}>
          <LinkButton size="sm" variant="text" to={row.path} aria-label={`修改「${vacancyName}」的规则`}>
            修改
          </LinkButton>
          <Button
            size="sm"
            variant="text"
            loading={turning.sending}
            aria-label={`${isOn === 1 ? '关闭' : '开启'}「${vacancyName}」的规则`}
            onClick={() => void turning.send({ id, isOn: isOn === 1 ? 0 : 1 }, '修改成功')}
          >
            {isOn === 1 ? '关闭' : '开启'}
          </Button>
          <Button size="sm" variant="text" aria-label={`删除「${vacancyName}」的规则`} onClick={() => setAsked(true)}>
            删除
          </Button>
        </p>
      </Can>
      <AskFirst
        open={isAsked}
        title={`删除「${vacancyName}」的规则`}
        note="它的提议一起删除，候选人那边也看不到了；他们的投递不变。"
        confirmLabel="删除"
        danger
        loading={removing.sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </Row>
  );
}
