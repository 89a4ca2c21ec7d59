import type { Visibility } from '#contract/rules/visibility.ts';
import { resumeSections } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { call } from '../../kit/call.ts';
import { ReadersSelect } from './ReadersSelect.tsx';

const updateVisibility = () => import('#contract/user/userProfile.ts').then((api) => api.updateVisibility);

/** Says who reads a section of the résumé. */
export const VisibilitySelect = ({ section, level }: { section: ResumeSection; level: Visibility }) => (
  <ReadersSelect
    label={`${resumeSections[section]}给谁看`}
    level={level}
    keep={async (next) => call(await updateVisibility(), { section, level: next })}
  />
);
