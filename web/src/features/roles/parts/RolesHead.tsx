import { Plus } from 'lucide-react';
import { Can } from '../../../kit/Can.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Place } from './places.ts';

/** The title of a list of roles, with the way to a new one. */
export function RolesHead({ place, note }: { place: Place; note: string }) {
  return (
    <PageHead
      size="work"
      title="角色"
      note={note}
      actions={
        <Can action={place.mayEdit}>
          <LinkButton to={place.edit} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
            新建角色
          </LinkButton>
        </Can>
      }
    />
  );
}
