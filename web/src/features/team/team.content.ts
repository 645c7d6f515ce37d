export const teamContent = {
  title: 'Our Agent',
  everyone: 'Everyone',
  line: 'The people you will meet, and the telephone that each of them answers. Whoever takes your first call stays with you.',
  description: 'The people whom you will meet in Noida, and how to reach each of them.',
  empty: 'No team members to show at the moment.',
  failed: { title: 'The team could not be loaded.', retry: 'Try again' },
};
