import { useNavigate } from 'react-router';
import { useSubmitItem } from '../../lib/submit-item.ts';
import { PictureItemForm } from '../../ui/picture-item-form.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { teamMemberAdminContent } from './team-member-admin.content.ts';
import { CreateTeamMemberDocument } from './team-member-admin.generated.ts';
import type { TeamMemberInput } from './team-member-admin.generated.ts';

const listPath = '/my-account/team';
const texts = teamMemberAdminContent.form;
const staleFields = ['adminTeamMembers', 'teamMembers', 'teamMember'];

export function NewTeamMemberTab() {
  const navigate = useNavigate();
  const submitItem = useSubmitItem();
  return (
    <>
      <TabHeader title={texts.title} />
      <PictureItemForm
        fields={texts.fields}
        picture={texts.picture}
        submitLabel={texts.submit}
        failed={texts.failed}
        unreachable={texts.unreachable}
        cancelTo={listPath}
        save={(values, image, context) =>
          submitItem({
            send: (client) =>
              client.mutate({
                mutation: CreateTeamMemberDocument,
                variables: { input: readInput(values), image },
                context,
              }),
            staleFields,
            submitted: texts.submitted,
          })
        }
        onSaved={() => void navigate(listPath)}
      />
    </>
  );
}

function readInput({ name = '', position = '', ...optional }: Record<string, string>): TeamMemberInput {
  return { name, position, ...optional };
}
