import { useState } from 'react';
import * as ltiTool from '#contract/user/ltiTool.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSite } from '../../../kit/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { toolList } from '../parts/addresses.ts';
import { CopiedText } from '../parts/CopiedText.tsx';
import styles from '../parts/Lti.module.css';
import { toolColumns } from '../parts/toolColumns.tsx';
import { ToolDialog } from '../parts/ToolDialog.tsx';
import type { ToolRow } from '../parts/toolRow.ts';
import { ltiRoutes } from '../routes.ts';

export const handle = ltiRoutes.tools;

export const loader = async ({ request, context }: LoaderArgs) => ({
  tools: await loadList(request, toolList, ({ page }) =>
    context.get(apiContext).call(ltiTool.list, { pageCurrent: page }),
  ),
});

/** The external tools that courses of the house use, and what those have to be told of us. */
export default function Tools({ loaderData: { tools } }: PageProps<typeof loader>) {
  const { publicUrl } = useSite();
  const list = useList(toolList, tools);
  const [open, setOpen] = useState<{ row?: ToolRow } | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setOpen({})}>
      登记外部工具
    </Button>
  );
  const places = [
    { label: '平台标识', text: publicUrl },
    { label: '登录地址', text: `${publicUrl}/lti/auth` },
    { label: '令牌地址', text: `${publicUrl}/lti/token` },
    { label: '公钥地址', text: `${publicUrl}/lti/jwks` },
  ];
  return (
    <>
      <PageHead
        size="work"
        title="外部工具"
        note="实验、仿真与伙伴的练习放进本单位的课程，做完的成绩送回这里（LTI 1.3）"
        actions={
          <>
            <LinkButton to="/account/lti">打开我们课程的平台</LinkButton>
            {add}
          </>
        }
      />
      <div className={styles.how}>
        <FactList
          label="本站的地址"
          facts={places.map(({ label, text }) => ({ label, value: <CopiedText text={text} label={label} /> }))}
        />
      </div>
      <List
        of={list}
        unit="个外部工具"
        empty={<Empty title="还没有登记外部工具" note="登记以后，讲师在课程编辑里把它作为一个课时" action={add} />}
      >
        {(rows) => (
          <Table
            caption="外部工具"
            columns={toolColumns((row) => setOpen({ row }))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </List>
      {open ? <ToolDialog row={open.row} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
