export const notFoundContent = {
  title: 'Page Not Found!',
  line: 'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
  backToHome: 'BACK TO HOME',
  projects: 'All projects',
};
