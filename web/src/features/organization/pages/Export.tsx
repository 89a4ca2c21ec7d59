import { useState } from 'react';
import { bindings as bindingsCall } from '#contract/user/extAccount.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import * as orgExport from '#contract/user/orgExport.ts';
import { EXPORT_DAYS } from '#contract/rules/orgExports.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { askForExport } from '../parts/calls.ts';
import { ExportTable } from '../parts/ExportTable.tsx';
import { infoPage } from '../parts/infoTitle.ts';
import styles from '../parts/OrgFacts.module.css';
import { organizationRoutes } from '../routes.ts';

export const handle = organizationRoutes.exportAll;

const spec = listSpec({});

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const bindings = await answerOr(request, api.call(bindingsCall, {}));
  return {
    bindings,
    loaded: await loadList(request, spec, ({ page }) => api.call(orgExport.list, { pageCurrent: page })),
  };
}

/** Everything that the organization owns, as an archive to take along; only for its administrators. */
export default function Export({ loaderData: { bindings, loaded } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHead
        size="work"
        title="导出全部数据"
        note={`做好会发消息，${EXPORT_DAYS} 天之内可以下载；每次导出与下载都写进操作日志`}
        actions={
          <>
            <LinkButton to={infoPage}>单位资料</LinkButton>
            <Button variant="primary" onClick={() => setOpen(true)}>
              导出一份
            </Button>
          </>
        }
      />
      <div className={styles.notice}>
        <Banner>
          资料、员工、课程、题库、班级与成绩、职位与投递等，一张表一个文件，加上单位的文件。员工与学员自己的账号、消息与学习记录属于他们本人，不在其中
        </Banner>
      </div>
      <List of={list} unit="份" empty={<Empty title="还没有导出过" note="换平台、留底或者检查时用得上" />}>
        {(rows) => <ExportTable rows={rows} />}
      </List>
      {isOpen ? <AskDialog bindings={bindings} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AskDialog({ bindings, onClose }: { bindings: Bindings; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useProvenForm(askForExport, {
    ways: bindings.proofWays,
    initial: { isWithFiles: 1 },
    fields: { isWithFiles: { kind: 'flag', label: '文件' } },
    onDone: () => finish('开始导出了，做好会发消息'),
  });
  return (
    <FormDialog
      of={sending}
      title="导出全部数据"
      note="里面有员工、学生与候选人的个人信息，请妥善保管，用完删除"
      size="sm"
      label="导出全部数据"
      submitLabel="导出"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormCheckbox
        form={sending.form}
        name="isWithFiles"
        values={[1, 0]}
        sentence="带上课程的视频、文档等文件；不带就只有数据，快得多"
      />
      <ProofFields form={sending.form} ways={bindings.proofWays} receivers={bindings} errorOf={sending.errorOf} />
    </FormDialog>
  );
}
