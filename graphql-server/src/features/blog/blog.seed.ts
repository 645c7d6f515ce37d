export interface BlogSeed {
  title: string;
  description: string;
  image: string;
  para_1: string;
  para_2: string;
  conclusion: string;
  writtenBy: string;
  tags: string[];
  daysAgo: number;
}

export const blogSeeds: BlogSeed[] = [
  {
    title: 'What the Aqua Line extension changes for Sector 142 and beyond',
    description:
      'Eight planned stations, no opening date you should rely on, and four questions to ask before ' +
      'paying for “metro connectivity”.',
    image: 'blog-metro-viaduct-towers.jpg',
    para_1:
      'Today the Aqua Line runs from Noida Sector 51 to the depot in Greater Noida, and anyone going on ' +
      'to Delhi changes to the Blue Line at Sector 52, a walk away. The extension on the drawing board ' +
      'would leave the line at Sector 142, follow the expressway sectors and end at Botanical Garden, ' +
      'where the Blue and Magenta Lines already meet. The plan in public shows about 11.5 km of viaduct ' +
      'and eight stations. The central government’s approval was reported in February 2026, with a ' +
      'construction period of around four years.\n\n' +
      'Approved is not built. Soon after, the metro corporation was reported to be putting another branch ' +
      'first, the one towards Greater Noida West. Dates, station names and even positions can move until ' +
      'the pillars stand. So we treat the extension as we would a neighbour’s promise: welcome, ' +
      'plausible, and not part of the price.',
    para_2:
      'Four questions help when an advertisement says “metro at the doorstep”.\n\n' +
      '1. **Which station, and does it run today?** Sectors 137, 142, 143 and 148 have trains now. ' +
      'Sectors such as 93, 105 and 108 appear on the planned route only.\n' +
      '2. **How far is the entrance on foot?** Map distance crosses walls and a six-lane expressway. Walk ' +
      'it once, in daylight and after dark.\n' +
      '3. **What happens in between?** Viaduct work narrows a road for years. A shop or a west balcony ' +
      'beside the alignment lives with that first.\n' +
      '4. **What am I paying for it?** Compare the rate per square foot of carpet with a similar building ' +
      'two kilometres farther on. The difference is the premium; ask yourself whether you would pay it ' +
      'for a train that may come after 2030.\n\n' +
      'A home that suits you without the extension becomes a better home with it. The opposite case, a ' +
      'home that only makes sense once the train runs, is a bet, and should be priced like one.',
    conclusion:
      'We keep a folder on the extension with every notice, dated, and read it with clients who ask. If ' +
      'your daily route is Sector 142 to Delhi, the new link would spare you a change and a walk. Until ' +
      'trains run, plan your mornings with the line that exists, and check the latest position with the ' +
      'metro corporation before you decide.',
    writtenBy: 'Meera Bhatnagar',
    tags: ['Infrastructure', 'Noida Expressway', 'Metro'],
    daysAgo: 9,
  },
  {
    title: 'Carpet area, built-up, super area: read the plan like a surveyor',
    description: 'The same flat can be 1,050 or 1,480 sq ft. Which number you sign for matters.',
    image: 'blog-blueprint-on-desk.jpg',
    para_1:
      'Carpet area has a legal meaning. Section 2(k) of the Real Estate (Regulation and Development) Act, ' +
      '2016 calls it the net usable floor area of an apartment: without the external walls, service ' +
      'shafts, and your exclusive balcony, verandah or open terrace, but including the partition walls ' +
      'inside. It is the floor you can stand on, plus the thin walls between your own rooms.\n\n' +
      'Built-up area, as the trade uses the word, adds the outer walls and usually the balconies. Super ' +
      'area, or super built-up, adds a share of lobbies, stairs, lifts and often the clubhouse. Neither ' +
      'has one definition in the Act, so two buildings can count differently. A flat of 1,050 sq ft ' +
      'carpet may be sold as 1,250 built-up and 1,480 super, and all three figures are honest as long as ' +
      'you know which is which. The step from carpet to super is called loading. Here it is 430 ÷ 1,050, ' +
      'about 41 %.',
    para_2:
      'Take a pencil, a calculator and the sanctioned floor plan rather than the brochure.\n\n' +
      '- Find the inner dimensions of each room, wall face to wall face. 11 ft 6 in is 11.5 ft, not ' +
      '11.6.\n' +
      '- Multiply, add the passages and toilets, then add the partition walls. You should land within a ' +
      'few per cent of the stated carpet area. If you do not, ask which space was counted.\n' +
      '- Write the balcony down separately. A deep balcony is worth having, but it is not a room.\n' +
      '- Divide the **whole** price, parking and club included, by the carpet area. That rate is the only ' +
      'one that can be compared between two towers.\n\n' +
      'Then look at where the loading goes. Four lifts for a tall tower and a lobby with daylight cost ' +
      'area and are worth some. A long corridor costs the same and gives you nothing.\n\n' +
      'For registered projects the developer must state carpet area in the agreement for sale. If the ' +
      'finished flat turns out smaller, the model rules provide for a refund of the difference with ' +
      'interest; what applies to you stands in your own agreement.',
    conclusion:
      'When a salesperson says 1,480, ask “carpet?” and wait. On this site carpet area comes first ' +
      'wherever we know it, and the other figures stand behind it. Bring us any plan, from any developer, ' +
      'and we will mark it up with you; it takes twenty minutes and costs nothing.',
    writtenBy: 'Rohan Iyer',
    tags: ['Planning', 'RERA', 'Home buying'],
    daysAgo: 24,
  },
  {
    title: 'Eighty lakh for twenty years: what an EMI is made of',
    description: '₹ 69,426 a month, and in the first one only ₹ 12,759 of it repays the loan.',
    image: 'blog-emi-papercraft-chart.jpg',
    para_1:
      'Suppose you borrow ₹ 80,00,000 at 8.5 % a year for 20 years, with the rate unchanged throughout. ' +
      'The equated monthly instalment comes to ₹ 69,426. Over 240 months you pay ₹ 1,66,62,138, of ' +
      'which ₹ 86,62,138 is interest: more than the loan itself. The bank is not cheating you; twenty ' +
      'years cost that much at this rate.\n\n' +
      'The instalment stays the same; what it is made of does not. In month one the bank takes interest on the ' +
      'whole amount, ₹ 56,667, and only ₹ 12,759 repays the loan. After five years you still owe ' +
      'about ₹ 70,50,000. The repayment part overtakes the interest only in month 143, near the end of ' +
      'year twelve. People who sell after six or seven years are often surprised by how much goes to the ' +
      'bank. They should not be, because the bank’s own amortisation schedule shows it. Ask for it before ' +
      'you sign, and keep it with the agreement.',
    para_2:
      'Three levers change the sum, and each can be worked out on one sheet.\n\n' +
      '**The term.** Over 15 years the same loan costs ₹ 78,780 a month, ₹ 9,354 more, and the ' +
      'interest falls from ₹ 86.6 lakh to ₹ 61.8 lakh.\n\n' +
      '**The rate.** At 9 % over 20 years the instalment is ₹ 71,979. Most home loans float, so leave ' +
      'room: if half a point would spoil your month, the loan is too large.\n\n' +
      '**Prepayment.** Pay ₹ 5,00,000 extra at the end of year two, keep the instalment as it is, and the ' +
      'loan ends about two and a half years early. Under the Reserve Bank’s rules, floating-rate home ' +
      'loans to individuals carry no prepayment charge; confirm it in the sanction letter.\n\n' +
      'There is a ceiling as well. As we write, a bank may lend at most 75 % of the value on a loan above ' +
      '₹ 75 lakh, and it seldom counts stamp duty and registration in that value. To borrow ₹ 80 lakh you ' +
      'need a home worth ₹ 1.07 Cr or more, and you pay the rest yourself.',
    conclusion:
      'We suggest a plain test. Live for three months as if the instalment were already leaving your ' +
      'account, and put the money aside. If the third month is uncomfortable, look at a smaller home or a ' +
      'longer wait. Rates change, so ask Sana for today’s figures from several lenders; we earn nothing ' +
      'from your choice of bank.',
    writtenBy: 'Sana Qureshi',
    tags: ['Home loans', 'EMI'],
    daysAgo: 41,
  },
  {
    title: 'The flat costs one crore. What will you pay?',
    description: 'GST, stamp duty, registration, deposits: the lines below the price, added up once.',
    image: 'blog-home-keys-on-table.jpg',
    para_1:
      'Take a flat under construction in Noida with an agreed price of ₹ 1,00,00,000, parking included. ' +
      'Three public charges come on top.\n\n' +
      '- **GST.** A home that is sold before its completion certificate carries 5 % without input credit, ' +
      'or 1 % if it meets the definition of affordable housing (as we write, up to 60 sq m of carpet in ' +
      'the NCR’s main cities and up to ₹ 45 lakh). Here: ₹ 5,00,000. For a flat sold after the completion ' +
      'certificate there is no GST on the price.\n' +
      '- **Stamp duty.** In Noida it has stood at 7 % of the price or of the circle-rate value, whichever ' +
      'is higher, with a concession for women buyers within limits. Say ₹ 7,00,000.\n' +
      '- **Registration.** 1 % in Uttar Pradesh, so ₹ 1,00,000.\n\n' +
      'That makes ₹ 1,13,00,000 before a single lamp is bought. Rates and concessions are changed by ' +
      'notification, so ask for the current ones in the week you pay. Circle rates are revised separately ' +
      'and can raise the duty even if your price stays.',
    para_2:
      'Then come the private lines, which differ from one developer to the next. Ask for each in writing: ' +
      'club membership, a second parking bay, power back-up load, the electricity and water connections, ' +
      'one or two years of maintenance in advance, an interest-free maintenance deposit, and lease rent ' +
      'if it has not been paid once for all. Each looks small beside the price; together they can add ' +
      'several per cent to it, and GST at other rates may apply to some of them.\n\n' +
      'Two rules of law protect the start. Under section 13 of the RERA Act a developer may not take more ' +
      'than 10 % of the cost before a written agreement for sale has been registered. And as a buyer you ' +
      'must deduct 1 % tax at source when the price or the stamp value is ₹ 50 lakh or more, and pay it ' +
      'to the government in the seller’s name. Different rules apply if the seller lives abroad.\n\n' +
      'Finally there is the home itself. Fans, geysers, wardrobes, a water filter and curtains for three ' +
      'rooms add up to a sum most budgets forget.',
    conclusion:
      'Before you pay a token, write the whole amount on one page: price, taxes, charges, deposits, ' +
      'interiors, and the month in which each falls due. We prepare that page for every home we show. If ' +
      'a line says “as applicable”, it is not a number yet, so keep asking until it is.',
    writtenBy: 'Prakash Venkatesan',
    tags: ['Home buying', 'Stamp duty', 'GST'],
    daysAgo: 58,
  },
  {
    title: 'Visit twice: a flat at eleven in the morning and at seven in the evening',
    description: 'Light, noise, lifts, water. What a second visit shows that the first one hides.',
    image: 'blog-balcony-view-dusk.jpg',
    para_1:
      'The first visit usually happens on a Sunday before lunch, and everything is kind to the flat. The ' +
      'sun is high, the road is empty, the lift comes at once. Enjoy it, and do the slow work: measure ' +
      'the rooms, open every tap, shut every door, photograph the meter and the ceiling below the ' +
      'upstairs bathroom. Knock on the tiles in the kitchen; a hollow sound means they were laid in a ' +
      'hurry.\n\n' +
      'Ask which way the flat faces and check with your phone’s compass, standing away from steel. In ' +
      'Noida a west-facing living room is bright in January and hard to cool in June. North light is even ' +
      'and a little cold. South with a deep balcony is often the best bargain, because the high summer ' +
      'sun stays outside and the low winter sun comes in. None of this stands in a brochure, and all of ' +
      'it stands in your electricity bill.',
    para_2:
      'Come back on a weekday at seven, without calling the seller’s agent first if the gate allows ' +
      'it.\n\n' +
      'Stand at the lifts and count how many people wait, and how long. Sit on the balcony for ten ' +
      'minutes without talking. You will hear the expressway, the generator, the temple loudspeaker ' +
      'or the children’s court, and you will know whether you mind. Look down: are cars parked across the ' +
      'fire lane? Look across: is the plot opposite empty, and what does the master plan allow on it? ' +
      'That is how clients of ours learnt that a lake view had two years left.\n\n' +
      'Then talk to one resident who has no reason to please you. Three questions are enough. Does the ' +
      'water come all day in May? How often did the lift stop last month? Who answers when you complain? ' +
      'Do not ask whether they like it here, because everyone says yes.\n\n' +
      'Last, drive home by the road you would use, at the hour you would use it.',
    conclusion:
      'Two visits cost one more evening; a wrong flat costs years. If you cannot come twice, send us at ' +
      'seven with your list, and Rohan will film the lifts, the balcony and the drive back without music ' +
      'or commentary. Sometimes the film persuades, and quite often it saves everyone a Sunday.',
    writtenBy: 'Rohan Iyer',
    tags: ['Home buying', 'Site visits'],
    daysAgo: 76,
  },
  {
    title: 'Who waters the garden? Maintenance after the handover',
    description:
      'The monthly charge, the deposit, the association, and how to read all three before you buy.',
    image: 'blog-garden-path-morning.jpg',
    para_1:
      'A garden that looks calm at seven in the morning has been swept at five. Somebody pays for that, ' +
      'and after possession it is you, together with a few hundred neighbours. In Noida the charge is ' +
      'usually quoted per square foot of super area, so a flat of 1,500 sq ft at ₹ 3 pays ₹ 4,500 a ' +
      'month, plus common electricity and diesel where these are billed apart.\n\n' +
      'When the monthly contribution per member rises above ₹ 7,500 and the association’s turnover passes ' +
      'the threshold for registration, GST at 18 % has applied to it. Ask for the latest position, since ' +
      'thresholds move.\n\n' +
      'Most developers also collect an interest-free maintenance deposit. It is not income: it ought to ' +
      'stand in the books and pass to the association at handover. Ask how much has been collected so ' +
      'far, in which account it lies, and who can sign. A short, clear answer says a good deal about the ' +
      'developer.',
    para_2:
      'Until an association takes over, the developer runs the place. Under the RERA Act the promoter has ' +
      'to help form one within the time set by local law or, where there is none, within three months ' +
      'after most of the homes are booked. In Uttar Pradesh the Apartment Act of 2010 gives the ' +
      'association of owners its shape: members, a board, model by-laws, a yearly meeting.\n\n' +
      'The handover is the moment to be awake. A good association asks for as-built drawings, lift and ' +
      'fire certificates, warranties for pumps and transformers, the deposit with a statement, and a list ' +
      'of what is still unfinished. For five years from possession the promoter must mend structural ' +
      'defects and defects of workmanship within thirty days of being told, free of charge, so write ' +
      'complaints down with a date.\n\n' +
      'If you buy as a resale, ask the association for three papers: a no-dues certificate, the last ' +
      'audited accounts, and the minutes of the last general meeting. The minutes are the best reading. ' +
      'They tell you about the leaking basement before the painter hides it.',
    conclusion:
      'A low charge is not always a good sign, because lifts that nobody pays to service stop. Compare ' +
      'what is included, look at the sinking fund, and walk the service lane behind the tower as well as ' +
      'the garden in front. Kusum keeps a list of questions for the association; ask for it before your ' +
      'second visit.',
    writtenBy: 'Kusum Dixit',
    tags: ['Living here', 'RERA', 'Maintenance'],
    daysAgo: 97,
  },
  {
    title: 'Renting an office in Noida: the rent below the rent',
    description: 'Loading, lock-in, escalation and the cost of leaving, on one page for a team of twenty.',
    image: 'office-interior-workspace.jpg',
    para_1:
      'Office rents in Noida are quoted per square foot of super area, while your desks stand on carpet. ' +
      'Convert first. ₹ 50 on 2,000 sq ft super is ₹ 1,00,000 a month; if the carpet measures 1,300 sq ' +
      'ft, you pay ₹ 77 for each foot that you can use. Another office at ₹ 58 super with 1,550 sq ft ' +
      'carpet in the same 2,000 comes to ₹ 75. The dearer quotation is the cheaper office.\n\n' +
      'Add what runs every month: maintenance, power back-up by the unit, parking beyond the free bays, ' +
      'cooling after hours. GST at 18 % is charged on commercial rent by a registered owner; a registered ' +
      'business that makes taxable supplies can normally claim it back, others cannot. If the owner is ' +
      'not registered, a registered tenant may have to pay the tax directly. Then spread the single costs ' +
      'over your term: deposit (think of the interest you lose), fit-out, brokerage, stamp duty and ' +
      'registration of the lease. For twenty people, the figure that matters is the cost per desk per ' +
      'month.',
    para_2:
      'Next, read the lease from its end.\n\n' +
      '**Leaving.** A lock-in binds you even if the team shrinks. See whether it binds the owner as well, ' +
      'how long the notice is afterwards, and in which condition the floor must go back. “Bare shell” can ' +
      'cost two months’ rent in demolition.\n\n' +
      '**Growing dearer.** Fifteen per cent after every three years has been customary here; some owners ' +
      'ask for five per cent each year, which comes to 15.8 % after three. Agree on the base to which it ' +
      'applies: rent alone, or maintenance too.\n\n' +
      '**Working.** Sanctioned electrical load, hours of air conditioning, right to put up a sign, night ' +
      'shifts, fire certificate, and permission for your trade under the land allotment. Some industrial ' +
      'and IT plots do not allow every kind of office.\n\n' +
      '**Registering.** A lease for a year or longer should be stamped and registered, otherwise you may ' +
      'not be able to rely on its terms in court. The duty in Uttar Pradesh depends on rent and term, so ' +
      'have it worked out before you agree who bears it.',
    conclusion:
      'Before you compare views, compare two numbers: cost per desk per month, and cost of leaving after ' +
      'eighteen months. Harpal has a sheet that works out both from one visit and a draft lease. We send ' +
      'it without asking for your phone number; a good office is easier to let to a tenant who has ' +
      'done the sum.',
    writtenBy: 'Harpal Sandhu',
    tags: ['Offices', 'Leasing'],
    daysAgo: 118,
  },
  {
    title: 'A plot is a promise about roads',
    description:
      'Before you buy land along the Yamuna Expressway: paper, pegs, pipes and the clock in the lease.',
    image: 'plotted-development-aerial.jpg',
    para_1:
      'A flat is either there or not. A plot is always there, and that is why mistakes are found late. ' +
      'Begin with the paper. Along the Yamuna Expressway you meet three kinds of land: plots allotted by ' +
      'the development authority on a long lease, usually of ninety years; plots inside a developer’s ' +
      'registered township; and farm land cut into strips with chalk, outside any approved layout. The ' +
      'third kind is sold with a smile and a low rate. Unless its use has been changed and the layout ' +
      'approved, you may not be able to build, connect power or borrow against it.\n\n' +
      'For an authority plot, read the allotment letter and the lease deed, and ask for a statement of ' +
      'dues. A resale needs the authority’s permission and a transfer charge. For a township, look up the ' +
      'project at up-rera.in: as a rule, plotted developments on more than 500 sq m of land have to be ' +
      'registered. Then compare the plot number with the sanctioned layout and not with the sales map.',
    para_2:
      'Now go there with a tape. Find all four pegs and measure both diagonals; if they differ much, the ' +
      'plot is not the rectangle you were shown. Note which way it faces, how high it lies against the ' +
      'road, and where rain would run. Ask the nearest house where its water comes from.\n\n' +
      'Roads deserve a visit of their own. A road can be drawn, laid, or handed over, and only the last ' +
      'kind is cleaned and lit. The same holds for the drain and the sewer: follow the pipe ' +
      'to its end.\n\n' +
      'There is also a clock. Authority leases and many townships oblige you to build within a fixed time ' +
      'and to obtain a completion certificate; later you pay for extensions, and in the end the lease can ' +
      'be cancelled. Put the date in your calendar on the day you sign.\n\n' +
      'Last, think about the way out. A plot earns nothing while it waits, and banks lend less readily on ' +
      'bare land than on a flat. Money that you will need within five years should not be lying in the ' +
      'grass.',
    conclusion:
      'The airport at Jewar and the industries around it have made land here a subject at every wedding. ' +
      'Some of it will do well. Buy the plot whose road, drain and deed you have seen yourself, on a rate ' +
      'you could defend without the word “airport”, and give it the years it needs.',
    writtenBy: 'Devendra Rawat',
    tags: ['Plots', 'Yamuna Expressway', 'Planning'],
    daysAgo: 140,
  },
  {
    title: 'One number, ten minutes: checking a RERA registration',
    description:
      'The advertisement shows a number. What stands behind it, and what to read before you visit.',
    image: 'township-aerial-towers.jpg',
    para_1:
      'A project that has to be registered may not be advertised before it is. So the number on a ' +
      'hoarding says one thing only: a promoter has filed papers. What the papers say is on the page of the ' +
      'project at up-rera.in, open to everyone, and reading it takes about ten minutes.\n\n' +
      'Begin with the name of the promoter and compare it with the one on your application form, letter ' +
      'by letter. Then look at what was registered: a whole township, one phase of it, or two towers. A ' +
      'number of phase one does not cover the tower that is being sold to you in phase three.',
    para_2:
      'Four lines deserve a pencil.\n\n' +
      '1. **The completion date.** It is the promise that counts, extensions included. The date in the ' +
      'brochure is advertising.\n' +
      '2. **The sanctioned plan.** Count the floors and the towers, and look for the school and the club ' +
      'that you were shown in the model.\n' +
      '3. **The quarterly reports.** They tell how much is built and how much is sold. A report that is ' +
      'a year old is an answer too.\n' +
      '4. **The complaints.** One is normal. Twenty about the same thing are a pattern.\n\n' +
      'Note the designated account as well: seventy per cent of what buyers pay has to go there, and may ' +
      'be spent on land and construction of this project only. Pay into that account and into no other.',
    conclusion:
      'If the number leads to nothing, or to another project, do not pay a token, however small. If it ' +
      'leads to the right page, print it, date it, and keep it with your agreement. We do that with every ' +
      'project on this site before we show it to you.',
    writtenBy: 'Prakash Venkatesan',
    tags: ['RERA', 'Home buying'],
    daysAgo: 161,
  },
];
