import { useState } from 'react';
import * as lti from '#contract/user/lti.ts';
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
import { platformList } from '../parts/addresses.ts';
import { CopiedText } from '../parts/CopiedText.tsx';
import styles from '../parts/Lti.module.css';
import { platformColumns } from '../parts/platformColumns.tsx';
import { PlatformDialog } from '../parts/PlatformDialog.tsx';
import type { PlatformRow } from '../parts/platformRow.ts';
import { ltiRoutes } from '../routes.ts';

export const handle = ltiRoutes.platforms;

export const loader = async ({ request, context }: LoaderArgs) => ({
  platforms: await loadList(request, platformList, ({ page }) =>
    context.get(apiContext).call(lti.list, { pageCurrent: page }),
  ),
});

/** The learning platforms from which people open the courses of the house, and what those have to be told of us. */
export default function Platforms({ loaderData: { platforms } }: PageProps<typeof loader>) {
  const { publicUrl } = useSite();
  const list = useList(platformList, platforms);
  const [open, setOpen] = useState<{ row?: PlatformRow } | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setOpen({})}>
      登记学习平台
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title="学习平台"
        note="在 Moodle、Canvas 等平台里打开本单位的课程，学到哪里送回那边（LTI 1.3）"
        actions={
          <>
            <LinkButton to="/account/lti/tools">我们用的外部工具</LinkButton>
            {add}
          </>
        }
      />
      <div className={styles.how}>
        <FactList
          label="本站的地址"
          facts={[
            { label: '重定向地址', value: <CopiedText text={`${publicUrl}/lti/launch`} label="重定向地址" /> },
            { label: '公钥地址', value: <CopiedText text={`${publicUrl}/lti/jwks`} label="公钥地址" /> },
            { label: '链接的地址', value: '就是课程页的地址，那边要选「在新窗口打开」；也可以用深度链接选课程' },
            { label: '谁是谁', value: '第一次来的人用自己手机的验证码证明账号是自己的，平台不能替他们决定' },
          ]}
        />
      </div>
      <List
        of={list}
        unit="个学习平台"
        empty={<Empty title="还没有登记学习平台" note="登记以后，那边的师生点一下就到了本单位的课程" action={add} />}
      >
        {(rows) => (
          <Table
            caption="学习平台"
            columns={platformColumns((row) => setOpen({ row }))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </List>
      {open ? <PlatformDialog row={open.row} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
