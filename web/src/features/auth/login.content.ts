export const loginContent = {
  title: 'Admin Login',
  line: 'For the people of the office. Visitors need no account.',
  username: 'Username',
  password: 'Password',
  code: 'Code',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'SIGN IN',
  submitting: 'Signing in...',
  failed: 'Login failed',
  needsJavaScript:
    'The back office needs JavaScript. Please switch it on in your browser’s settings and reload this page.',
  choose: {
    title: 'Choose your password',
    line: 'Another person set your password, and it works once. Choose one that only you know; then you go on where you wanted to go.',
    current: 'The password that you were given*',
    next: 'Your new password*',
    nextHint: 'At least 10 characters.',
    submit: 'Save and go on',
    chosen: 'Password saved. From now on you log in with it.',
    failed: 'The password could not be saved. Please try again.',
    logout: 'Log out',
  },
  unreachable: {
    title: 'The server cannot be reached',
    line: 'Please check your connection. Your login is kept.',
    retry: 'Try again',
  },
  again: {
    title: 'Please log in again',
    line: 'Your session has ended. Nothing that you typed is lost: log in, and go on where you were.',
  },
};
