import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as apply from '#contract/exam/gradeApplyRecord.ts';
import { GradeScope } from '#contract/rules/grades.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { gradeTabs, plainList } from '../parts/addresses.ts';
import { GradeDialog } from '../parts/GradeDialog.tsx';
import { GradeList } from '../parts/GradeList.tsx';
import { JoinDialog } from '../parts/JoinDialog.tsx';
import { loadGrades } from '../parts/loadGrades.ts';
import { MyApplies } from '../parts/MyApplies.tsx';
import { useFreshApplies } from '../parts/useFreshApplies.ts';
import { gradesRoutes } from '../routes.ts';

export const handle = gradesRoutes.my;

export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const search = new URL(request.url).searchParams;
  if (readTab(gradeTabs, search) === 'grades') {
    return { grades: await loadGrades(args, GradeScope.joined), applies: null };
  }
  const { page } = readList(plainList, search);
  const applies = await loadRows(request, context.get(apiContext).call(apply.mine, { pageCurrent: page }));
  return { grades: null, applies };
}

/** The classes somebody is in, and where they asked to be let in. An invitation leads here with its code. */
export default function MyGrades({ loaderData: { grades, applies } }: PageProps<typeof loader>) {
  useFreshApplies();
  const of = useTab(gradeTabs);
  const [search] = useSearchParams();
  const invited = search.get('code')?.slice(0, 30) ?? '';
  const [open, setOpen] = useState<'join' | 'open' | null>(invited === '' ? null : 'join');
  // a dialog that an invitation opens has no place in the page that the server sends
  const isLive = useHydrated();
  const close = () => setOpen(null);
  const join = (
    <Button size="sm" variant="primary" onClick={() => setOpen('join')}>
      加入班级
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title="我的班级"
        note="凭邀请码加入；公告、课程与文件都在班级里"
        actions={
          <>
            <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen('open')}>
              创建班级
            </Button>
            <Button variant="primary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setOpen('join')}>
              加入班级
            </Button>
          </>
        }
      />
      <TabFrame
        label="我的班级"
        of={of}
        tabs={[
          { key: 'grades', label: '班级' },
          { key: 'applies', label: '我的申请' },
        ]}
      >
        {grades ? (
          <GradeList
            label="我的班级"
            rows={grades}
            empty={<Empty title="还没有加入班级" note="向教师或同学要邀请码，或者扫他们的二维码" action={join} />}
          />
        ) : null}
        {applies ? <MyApplies rows={applies} onJoin={() => setOpen('join')} /> : null}
      </TabFrame>
      {open === 'join' && isLive ? <JoinDialog code={invited} onClose={close} /> : null}
      {open === 'open' ? <GradeDialog departments={[]} onClose={close} /> : null}
    </>
  );
}
