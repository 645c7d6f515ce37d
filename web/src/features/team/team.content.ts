export const teamContent = {
  title: 'Our Agent',
  everyone: 'Everyone',
  line: 'The people you will meet, and how to reach them. The person who takes your first call stays with you.',
  description: 'The people you will meet in Noida, and how to reach each of them.',
  empty: 'No team members to show at the moment.',
  failed: { title: 'The team could not be loaded.', retry: 'Try again' },
};
