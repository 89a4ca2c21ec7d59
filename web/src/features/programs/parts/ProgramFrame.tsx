import type { ReactNode } from 'react';
import type { Program } from '#contract/course/programDesk.ts';
import { WizardFrame } from '../../../shared/abilities/WizardFrame.tsx';
import { placesOf } from './places.ts';
import type { ProgramDraft } from './useProgramDraft.ts';

interface ProgramFrameProps {
  program: Program;
  draft: ProgramDraft;
  step: 0 | 1 | 2 | 3;
  /** What stands at the end instead of 下一步. */
  last?: ReactNode;
  children: ReactNode;
}

const names = ['方案与岗位', '能力项', '阶段与课程', '测评与提交'] as const;

/** The frame of the four steps of a plan. */
export const ProgramFrame = ({ program, draft, ...rest }: ProgramFrameProps) => (
  <WizardFrame
    title={draft.written.programName || '学习方案'}
    names={names}
    places={placesOf(program.id)}
    standing={program}
    draft={draft}
    {...rest}
  />
);
