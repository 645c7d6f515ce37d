import { Arg } from 'type-graphql';

/** Whether a login stays; the installed office asks for it. */
export function StaysArg() {
  return Arg('stays', () => Boolean, {
    nullable: true,
    description:
      'Whether the login stays for 30 days: then it has to be confirmed every 12 hours with `confirmSession`. A login by password alone does not stay.',
  });
}
