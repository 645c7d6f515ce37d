export const portfolioDetailsContent = {
  eyebrow: 'Portfolio Details',
  description: 'What was asked, what we did, and how it ended: the stories behind our portfolio.',
  parent: 'Our Portfolio',
  facts: { type: 'Type', part: 'Our part', person: 'Looked after by', personValue: 'One person throughout' },
  sections: { asked: 'What was asked', did: 'What we did', ended: 'How it ended' },
  voices: 'Two voices',
  services: 'Services',
  allVoices: 'All testimonials',
};
