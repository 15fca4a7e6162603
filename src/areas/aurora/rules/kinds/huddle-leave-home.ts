import type { Kind } from './kind.ts';

export const huddleLeaveHome: Kind = {
  id: 'huddle-leave-home',
  label: { en: 'When to leave home', de: 'Wann du losmusst' },
  en: `
what time should i leave home; by when must i be on my way to *; when to set out for *; when do i have to leave home for *; when should i leave for *; what time do i need to set off; when do i leave;
what time should i get up for *; when must i start driving; latest departure from home; when do i have to go to
be on time; what time should i head out; how early do i have to leave; at what time should i drive off`,
  de: `
wann muss ich zu hause los; wann muss ich zuhause losgehen; wann sollte ich aufbrechen zu *; wann muss ich morgens los; wann muss ich los für *; wann muss ich von zuhause weg; wann soll ich losfahren zu *; wann muss ich aufstehen
für *; wann soll ich aufbrechen; um wie viel uhr muss ich losfahren; wann spätestens los; wie früh muss ich los;
wann fahre ich am besten los; ab wann muss ich unterwegs sein; wann muss ich aus dem haus`,
  via: 'HUDDLE',
  unsaid: { en: 'when it starts', de: 'wann es losgeht' },
  tell: (h, c) => {
    const leave = c.leaveAt;
    const starts = c.pick(
      `**${h.name}** starts ${c.at(h.startDateTime)}.`,
      `**${h.name}** beginnt ${c.at(h.startDateTime)}.`,
    );
    if (!leave)
      return `${starts} ${c.pick('Say in your profile where you live, and I can estimate when to leave.', 'Trag im Profil ein, wo du wohnst, dann schätze ich, wann du losmusst.')}`;
    return `${starts} ${c.pick(`It is about ${c.length(leave.meters)} from your home as the crow flies: by car leave by about ${c.at(leave.at.toISOString())}. By train, check the timetable.`, `Luftlinie sind es etwa ${c.length(leave.meters)} von dir: Mit dem Auto fährst du bis etwa ${c.at(leave.at.toISOString())} los. Mit dem Zug: sieh in den Fahrplan.`)}`;
  },
};
