import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as offers from '#contract/course/programOffer.ts';
import type { ReceivedOffer } from '#contract/course/programOffer.ts';
import { programAnswer as fields } from '#contract/fields/program.ts';
import { programPath } from '#contract/rules/pagePaths.ts';
import { OfferState } from '#contract/rules/programs.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import wizard from '../../../shared/abilities/Wizard.module.css';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { answerOffer } from '../parts/calls.ts';
import { offerTone } from '../parts/offerTone.ts';
import { StagePath } from '../parts/StagePath.tsx';
import { sizeText } from '../parts/words.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.confirm;

const spec = listSpec({ filters: { state: ['0', '1', '2'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(offers.list, {
      offerState: Number(filters.state) as OfferState,
      pageCurrent: page,
    }),
  );

const states = [OfferState.waiting, OfferState.confirmed, OfferState.returned] as const;

/** The plans that others ask this organization to confirm. */
export default function Confirm({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const [looked, setLooked] = useState<ReceivedOffer | null>(null);
  return (
    <>
      <PageHead size="work" title="方案确认" note="别人请本单位确认的学习方案；确认过的会写在方案的页面上" />
      <div className={wizard.filters}>
        <FilterRows>
          <StateRow list={list} of={OfferState} states={states} />
        </FilterRows>
      </div>
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title="没有要确认的方案"
            note="别人在方案的状态页请本单位确认，就会出现在这里"
            action={
              <LinkButton to="/account/planmanage" size="sm" variant="primary">
                看本单位的方案
              </LinkButton>
            }
          />
        }
      >
        {(rows) => <Table caption="方案确认" columns={columnsOf(setLooked)} rows={rows} rowKey={({ id }) => id} />}
      </List>
      {looked ? <OfferDialog offer={looked} onClose={() => setLooked(null)} /> : null}
    </>
  );
}

const columnsOf = (look: (offer: ReceivedOffer) => void): Column<ReceivedOffer>[] => [
  { key: 'name', head: '方案', cell: ({ programName }) => programName },
  { key: 'author', head: '编写', width: 180, cell: ({ authorName }) => authorName },
  { key: 'version', head: '版本', width: 90, cell: ({ version }) => `第 ${version} 版` },
  {
    key: 'state',
    head: '状态',
    width: 200,
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
    width: 80,
    cell: (offer) => (
      <Button size="sm" variant="text" aria-label={`查看「${offer.programName}」`} onClick={() => look(offer)}>
        查看
      </Button>
    ),
  },
];

/** The whole plan to read, and the answer. */
function OfferDialog({ offer, onClose }: { offer: ReceivedOffer; onClose: () => void }) {
  const [returns, setReturns] = useState(false);
  const confirming = usePress(answerOffer);
  const { id, programId, programName } = offer;
  const confirm = async () => {
    await confirming.send({ id, offerState: OfferState.confirmed, remark: '' }, '确认成功');
    onClose();
  };
  if (returns) return <ReturnDialog offer={offer} onClose={onClose} />;
  const isWaiting = offer.offerState === OfferState.waiting;
  return (
    <Dialog
      open
      size="lg"
      title={programName}
      note={offer.intro}
      onClose={onClose}
      actions={
        isWaiting ? (
          <>
            <Button onClick={() => setReturns(true)}>退回</Button>
            <Button variant="primary" loading={confirming.sending} onClick={() => void confirm()}>
              确认
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      <div className={wizard.part}>
        <FactList
          label={programName}
          facts={[
            { label: '编写', value: offer.authorName },
            { label: '通向', value: offer.typicalPositionName },
            { label: '分量', value: sizeText(offer) },
            { label: '公开页', value: <TextLink to={programPath(programId)}>看方案的页面</TextLink> },
          ]}
        />
        <SectionHead title="一段一段走" />
        <StagePath stages={offer.stages} own={null} />
        <SectionHead title="够不够" note="课程把每个能力项带到第几级" />
        <CoverageTable items={offer.items} stages={offer.stages} coverage={offer.coverage} />
      </div>
    </Dialog>
  );
}

function ReturnDialog({ offer: { id, programName }, onClose }: { offer: ReceivedOffer; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(answerOffer, {
    fields,
    initial: { id, offerState: OfferState.returned, remark: '' },
    draft: `programReturn:${id}`,
    onDone: async () => {
      toast('退回成功，对方会看到意见');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`退回「${programName}」`}
      note="写明要改什么，对方会看到"
      label="退回"
      submitLabel="退回"
      busyLabel="退回中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="remark" rows={4} />
    </FormDialog>
  );
}
