import { useState } from 'react';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { RealNameEntry, reveal } from '#contract/user/realNameAudit.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { revealRealName } from './calls.ts';

type Whole = OutputOf<typeof reveal.output>;

/** A name and number, masked until somebody asks to see them; every look is kept in the log. */
export function RealNameFacts({ row }: { row: RealNameEntry }) {
  const [whole, setWhole] = useState<Whole | null>(null);
  const { act, busy } = useAct(revealRealName, { onDone: setWhole });
  return (
    <>
      <FactList
        label={`${row.userName}的实名资料`}
        facts={[
          { label: '账号', value: row.userName },
          { label: '姓名', value: whole?.realName ?? row.realName },
          { label: '身份证号码', value: whole?.idNumber ?? row.idNumber },
          { label: '出生日期', value: whole ? `${whole.birth}（${whole.age} 岁）` : '' },
          { label: '性别', value: whole?.sex ?? '' },
          { label: '提交次数', value: `第 ${row.tries} 次` },
        ]}
      />
      {row.auditStatus === AuditState.waiting && row.isOwn === 0 && !whole ? (
        <p>
          <Button size="sm" loading={busy} loadingLabel="打开中" onClick={() => act({ id: row.id })}>
            查看完整内容
          </Button>
        </p>
      ) : null}
    </>
  );
}
