export const whychooseusContent = {
  pictures: { top: '' },
  title: 'Why Choose Us',
  description: 'Six reasons to choose us in Noida, each with something that you can check.',
  line: 'Saying “trust us” is easy. So each of our six reasons ends with something that you can check.',
};
