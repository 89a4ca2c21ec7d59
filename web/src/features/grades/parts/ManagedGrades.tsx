import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { gradeTabs } from './addresses.ts';
import { Applies } from './Applies.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import { GradeList } from './GradeList.tsx';
import type { LoadedManaged } from './loadManaged.ts';
import { useFreshApplies } from './useFreshApplies.ts';

interface ManagedGradesProps {
  title: string;
  note: string;
  loaded: LoadedManaged;
  /** The page of teachers does not end a class. */
  isTeaching?: boolean;
}

/** The classes somebody runs, and who asks to be let into them. */
export function ManagedGrades({ title, note, loaded, isTeaching }: ManagedGradesProps) {
  useFreshApplies();
  const { grades, applies, departments, waiting } = loaded;
  const of = useTab(gradeTabs);
  const [isOpening, setOpening] = useState(false);
  const open = () => setOpening(true);
  const first = (
    <Button size="sm" variant="primary" onClick={open}>
      创建班级
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={note}
        actions={
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={open}>
            创建班级
          </Button>
        }
      />
      <TabFrame
        label={title}
        of={of}
        tabs={[
          { key: 'grades', label: '班级' },
          { key: 'applies', label: '加入申请', count: waiting },
        ]}
      >
        {grades ? (
          <GradeList
            label={title}
            rows={grades}
            departments={departments}
            isTeaching={isTeaching}
            empty={<Empty title="还没有班级" note="创建之后把邀请码发给同学，他们就能加入" action={first} />}
          />
        ) : null}
        {applies ? <Applies {...applies} isMixed /> : null}
      </TabFrame>
      {isOpening ? <GradeDialog departments={departments} onClose={() => setOpening(false)} /> : null}
    </>
  );
}
