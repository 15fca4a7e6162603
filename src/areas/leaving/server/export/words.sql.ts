import { sql } from 'kysely';
import { columns, type Kind } from './kind.sql.ts';

/** What I wrote and liked. */
export const words: readonly Kind[] = [
  {
    name: 'posts',
    title: { en: 'Posts and drafts', de: 'Beiträge und Entwürfe' },
    tables: ['posts', 'post_pictures', 'post_links', 'post_places', 'post_tags'],
    rows: (me) => sql`select ${columns(
      'p',
      'id state type visibility content parameters ref_post_id created_at published_at edited_at hidden_at',
    )}, coalesce((select json_agg(json_build_object('mediaId', pp.media_id, 'alt', pp.alt) order by pp.place)
        from post_pictures pp where pp.post_id = p.id), '[]'::json) as pictures,
      (select coalesce(json_agg(u.username order by u.username), '[]'::json) from people u
        where u.id = any(p.tagged_people) and u.username is not null) as tagged,
      (select coalesce(json_agg(l.url order by l.url), '[]'::json) from post_links l where l.post_id = p.id) as links
      from posts p where p.author_id = ${me} and p.state <> 'DELETED' order by p.id`,
  },
  {
    name: 'post-revisions',
    title: { en: 'Earlier wordings of posts', de: 'Frühere Fassungen von Beiträgen' },
    tables: ['post_revisions'],
    rows: (me) => sql`select ${columns('r', 'post_id number content written_at')} from post_revisions r
      join posts p on p.id = r.post_id where p.author_id = ${me} and p.state <> 'DELETED' order by r.post_id, r.number`,
  },
  {
    name: 'comments',
    title: { en: 'Comments', de: 'Kommentare' },
    tables: ['comments'],
    rows: (
      me,
    ) => sql`select c.id, case when c.huddle_id is not null then 'HUDDLE' when c.post_id is not null then 'POST'
        else 'INSPIRATION' end as "aboutType", c.about as "aboutId", ${columns('c', 'parent_id body created_at edited_at hidden_at')}
      from comments c where c.author_id = ${me} and c.removed_at is null order by c.id`,
  },
  {
    name: 'articles',
    title: { en: 'Inspirations and drafts', de: 'Inspirationen und Entwürfe' },
    tables: ['inspirations', 'inspiration_pictures', 'inspiration_stories'],
    rows: (me) => sql`select ${columns(
      'i',
      `id state title summary topics health document cover_picture_id created_at saved_at scheduled_at published_at
      hidden_at`,
    )}, coalesce((select json_agg(json_build_object('id', ip.id, 'mediaId', ip.media_id) order by ip.id)
        from inspiration_pictures ip where ip.inspiration_id = i.id and ip.media_id is not null), '[]'::json) as pictures,
      (select json_build_object('title', s.title, 'summary', s.summary, 'topics', s.topics, 'health', s.health,
          'document', s.document, 'coverPictureId', s.cover_picture_id)
        from inspiration_stories s where s.inspiration_id = i.id) as story
      from inspirations i where i.author_id = ${me} order by i.id`,
  },
  {
    name: 'article-revisions',
    title: { en: 'Earlier wordings of inspirations', de: 'Frühere Fassungen von Inspirationen' },
    tables: ['inspiration_revisions'],
    rows: (me) => sql`select ${columns(
      'r',
      'inspiration_id number reason title summary topics health document saved_at',
    )} from inspiration_revisions r join inspirations i on i.id = r.inspiration_id where i.author_id = ${me}
      order by r.inspiration_id, r.number`,
  },
  {
    name: 'messages',
    title: { en: 'Messages I wrote', de: 'Nachrichten, die ich schrieb' },
    tables: ['room_messages', 'room_pictures'],
    rows: (me) => sql`select ${columns(
      'm',
      'id room_id reply_to announcement created_at edited_at',
    )}, coalesce(m.hidden_body, m.body) as body, m.hidden_body is not null as hidden, coalesce((select json_agg(json_build_object('mediaId', rp.media_id, 'alt', rp.alt) order by rp.position)
        from room_pictures rp where rp.message_id = m.id), '[]'::json) as pictures
      from room_messages m where m.author_id = ${me} and (m.removed_at is null or m.hidden_body is not null) order by m.id`,
  },
  {
    name: 'conversations',
    title: { en: 'Conversations', de: 'Unterhaltungen' },
    tables: ['room_members', 'room_readers'],
    rows: (me) => sql`select r.id, r.kind, r.name, ${columns('m', 'role state since')},
      (select rr.choice from room_readers rr where rr.room_id = r.id and rr.person_id = ${me}) as notices,
      case when r.kind = 'DIRECT' then (select u.username from people u
        where u.id in (r.pair_low, r.pair_high) and u.id <> ${me}) end as with
      from room_members m join rooms r on r.id = m.room_id where m.person_id = ${me} order by r.id`,
  },
  {
    name: 'outing-messages',
    title: { en: 'Messages to people of an outing', de: 'Nachrichten an Leute einer Tour' },
    tables: ['huddle_messages'],
    rows: (me) => sql`select ${columns('m', 'id huddle_id audience body created_at')} from huddle_messages m
      where m.author_id = ${me} order by m.id`,
  },
  {
    name: 'member-messages',
    title: { en: 'Messages to members of a community', de: 'Nachrichten an Mitglieder einer Gruppe' },
    tables: ['member_messages'],
    rows: (me) => sql`select ${columns('m', 'id community_id body sent_at')} from member_messages m
      where m.author_id = ${me} order by m.id`,
  },
  {
    name: 'likes',
    title: { en: 'Likes', de: 'Gefällt mir' },
    tables: ['post_likes', 'inspiration_likes'],
    rows: (me) => sql`select * from (
      select 'POST' as "aboutType", l.post_id as "aboutId", l.created_at as "createdAt" from post_likes l
        where l.person_id = ${me}
      union all select 'INSPIRATION', l.inspiration_id, l.created_at from inspiration_likes l
        where l.person_id = ${me}) l order by l."createdAt", l."aboutId"`,
  },
  {
    name: 'saved',
    title: { en: 'Saved', de: 'Gemerkt' },
    tables: ['post_saves', 'inspiration_saves'],
    rows: (me) => sql`select * from (
      select 'POST' as "aboutType", s.post_id as "aboutId" from post_saves s where s.person_id = ${me}
      union all select 'INSPIRATION', s.inspiration_id from inspiration_saves s where s.person_id = ${me}) s
      order by s."aboutType", s."aboutId"`,
  },
  {
    name: 'reactions',
    title: { en: 'Reactions to messages', de: 'Reaktionen auf Nachrichten' },
    tables: ['room_reactions'],
    rows: (me) => sql`select ${columns('r', 'message_id reaction created_at')} from room_reactions r
      where r.person_id = ${me} order by r.created_at, r.message_id`,
  },
  {
    name: 'aurora',
    title: { en: 'Talks with Aurora', de: 'Gespräche mit Aurora' },
    tables: ['aurora_talks', 'aurora_turns'],
    rows: (me) =>
      sql`select t.id as "talkId", t.title, ${columns(
        'u',
        'seq question body thumb asked_at answered_at',
      )} from aurora_talks t join aurora_turns u on u.talk_id = t.id where t.person_id = ${me} order by t.id, u.seq`,
  },
  {
    name: 'pictures',
    title: { en: 'Pictures', de: 'Bilder' },
    tables: ['media'],
    rows: (
      me,
    ) => sql`select 'pictures/' || m.id || '.webp' as file, ${columns('m', 'id width height created_at')}
      from media m where m.owner_id = ${me} order by m.id`,
  },
];
