import { useState } from 'react';
import type { Program, ProgramOffer } from '#contract/course/programDesk.ts';
import { OfferState } from '#contract/rules/programs.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { usePress } from '../../../kit/usePress.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { orgChoices, sendOffer, withdrawOffer } from './calls.ts';
import { offerTone } from './offerTone.ts';

interface Org {
  orgNo: string;
  orgName: string;
}

/** Whom the public version was offered to, what they said, and the way to ask one more. */
export function Offers({ program: { id, offers } }: { program: Program }) {
  const [org, setOrg] = useState<Org | null>(null);
  const sending = usePress(sendOffer);
  const withdrawing = usePress(withdrawOffer);
  const send = async () => {
    if (org === null) return;
    const sent = await sending.send({ programId: id, orgNo: org.orgNo }, '已经请对方确认');
    if (sent) setOrg(null);
  };
  const withdraw = (offer: ProgramOffer) => void withdrawing.send({ id: offer.id }, '收回成功');
  return (
    <section className={styles.part} aria-labelledby="program-offers">
      <SectionHead id="program-offers" title="请别人确认" note="学校、机构或企业看过这一版，确认或者带着意见退回" />
      {offers.length > 0 ? (
        <Table caption="请别人确认" columns={columnsOf(withdraw)} rows={offers} rowKey={(offer) => offer.id} />
      ) : null}
      <div className={styles.stageHead}>
        <Field label="请哪一家确认">
          <Chooser<Org>
            value={org}
            onChange={setOrg}
            onBlur={() => undefined}
            searchKey={['organizations to confirm']}
            search={async (words, signal) =>
              call(await orgChoices(), { orgName: words.slice(0, 50), pageSize: 20 }, { signal, isShowErrTip: false })
            }
            keyOf={({ orgNo }) => orgNo}
            nameOf={({ orgName }) => orgName}
            unit="家"
          />
        </Field>
        <span>
          <Button loading={sending.sending} disabled={org === null} onClick={() => void send()}>
            请对方确认
          </Button>
        </span>
      </div>
    </section>
  );
}

const columnsOf = (withdraw: (offer: ProgramOffer) => void): Column<ProgramOffer>[] => [
  { key: 'org', head: '单位', cell: ({ orgName }) => orgName },
  { key: 'version', head: '版本', width: 90, cell: ({ version }) => `第 ${version} 版` },
  {
    key: 'state',
    head: '状态',
    width: 220,
    cell: ({ offerState, remark }) => (
      <StatusDot tone={offerTone[offerState]} reason={remark || null}>
        {OfferState.labels[offerState]}
      </StatusDot>
    ),
  },
  {
    key: 'time',
    head: '时间',
    width: 130,
    wideOnly: true,
    cell: ({ offeredAt, answeredAt }) => shownTime(answeredAt ?? offeredAt),
  },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 72,
    cell: (offer) =>
      offer.offerState === OfferState.waiting ? (
        <Button size="sm" variant="text" aria-label={`收回给${offer.orgName}的请求`} onClick={() => withdraw(offer)}>
          收回
        </Button>
      ) : null,
  },
];
