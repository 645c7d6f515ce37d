import type { AdminRole } from '../../office/account.generated.ts';

export const roleWords: Record<AdminRole, { name: string; line: string }> = {
  OWNER: { name: 'Owner', line: 'Does everything, including settings, accounts and activity.' },
  EDITOR: { name: 'Editor', line: 'Works on the site: properties, stories, team, testimonials and media.' },
  SALES: { name: 'Sales', line: 'Works on enquiries and job applications.' },
};

export const accountsContent = {
  line: 'The people who work in the back office, and the role of each.',
  add: 'Add account',
  you: 'You',
  disabledSince: 'Disabled since',
  secondFactor: 'Second factor on',
  oneTimePassword: 'has not chosen a password yet',
  manage: 'Manage',
  activity: 'Activity',
  notLoaded: 'The accounts could not be loaded. Please check your connection.',
  retry: 'Try again',
  create: {
    title: 'Add account',
    username: 'Username*',
    usernameHint: '2 to 60 letters, digits and . _ @ -',
    role: 'Role*',
    password: 'First password',
    passwordHint:
      'At least 10 characters. Leave it empty to have one made and shown to you once. The person chooses a new one at the first login.',
    submit: 'Create account',
    failed: 'The account could not be created. Please try again.',
    created: 'Account created.',
  },
  edit: {
    roleTitle: 'Role',
    roleSubmit: 'Change role',
    roleFailed: 'The role could not be changed. Please try again.',
    roleChanged: 'Role changed.',
    endsLogins: 'A new role logs this person out everywhere.',
    passwordTitle: 'Password',
    passwordLine:
      'We make a new password and show it to you once. The person chooses another one at the next login.',
    passwordSubmit: 'Reset password',
    passwordFailed: 'The password could not be reset. Please try again.',
    secondFactorTitle: 'Second factor',
    secondFactorLine: 'For a colleague who has lost the phone and the recovery codes.',
    secondFactorSubmit: 'Switch off second factor',
    secondFactorFailed: 'The second factor could not be switched off. Please try again.',
    secondFactorOff: 'Second factor switched off.',
    accessTitle: 'Access',
    accessLine: 'A disabled account cannot log in. Its entries stay in the activity log.',
    disable: 'Disable account',
    enable: 'Enable account',
    accessFailed: 'That could not be done. Please try again.',
    disabled: 'Account disabled.',
    enabled: 'Account enabled.',
  },
  once: {
    title: (username: string) => `Password of ${username}`,
    line: 'Copy it or hand it over now; we do not show it again. The person chooses a new password at the next login.',
    copy: 'Copy',
    copied: 'Copied.',
    done: 'Done',
  },
};
