import { ArrowLeftRight, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ExchangeKind } from '#contract/rules/exchange.ts';
import { LessonState } from '#contract/rules/school.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import type { LoadedTimetable } from '../parts/loadTimetable.ts';
import { BlockTools } from '../plan/BlockTools.tsx';
import type { Editing } from '../plan/useEditing.tsx';

const AskDialog = lazy(() => import('./AskDialog.tsx').then((part) => ({ default: part.AskDialog })));

/** What a teacher gets in the grid of their own week: asking a colleague to take or swap a lesson. */
export function useAsking({ times, shown }: LoadedTimetable): Pick<Editing, 'blockActions' | 'shown'> {
  const [asked, setAsked] = useState<{ lesson: ScheduledLesson; kind: ExchangeKind } | null>(null);
  return {
    shown: <Suspense>{asked ? <AskDialog {...asked} onClose={() => setAsked(null)} /> : null}</Suspense>,
    blockActions: ({ id, name }) => {
      const lesson = shown?.list.find((one) => one.id === id);
      if (!lesson || lesson.day < times.today || lesson.lessonState !== LessonState.held) return null;
      const ask = (kind: ExchangeKind) => () => setAsked({ lesson, kind });
      return (
        <BlockTools lessonId={id} name={name}>
          <MenuButton icon={<UserPlus size={16} aria-hidden="true" />} onSelect={ask(ExchangeKind.substitute)}>
            请人代课
          </MenuButton>
          <MenuButton icon={<ArrowLeftRight size={16} aria-hidden="true" />} onSelect={ask(ExchangeKind.swap)}>
            与人对调
          </MenuButton>
        </BlockTools>
      );
    },
  };
}
