import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/navigation/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { enquiryCount } from '#app/admin/enquiries/queries.ts'
import { isIn, type Room, rooms } from './rooms.ts'
import { preloadRoom } from '#app/admin/routes.ts'
import styles from './rooms-nav.module.css'

const others = rooms.filter(({ main }) => !main)

export function RoomsNav() {
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const here = list?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!list || !here) return
    // Scrolls the row to the current room if it overflows. scrollIntoView could scroll the page as well.
    const { left, width } = list.getBoundingClientRect()
    list.scrollLeft += here.left + here.width / 2 - left - width / 2
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])
  return (
    <nav className={styles.rooms} aria-label="Rooms">
      <ul ref={row}>
        {rooms.map((room) => (
          <li key={room.path} data-main={room.main}>
            <RoomLink room={room} current={isIn(room, pathname)} />
          </li>
        ))}
        <li className={styles.more}>
          <More key={pathname} pathname={pathname} />
        </li>
      </ul>
    </nav>
  )
}

/** Keyed by the URL, so that it is closed after a navigation. */
const More = ({ pathname }: { pathname: string }) => (
  <details data-menu>
    <summary aria-current={others.some((room) => isIn(room, pathname)) || undefined}>
      <Ellipsis aria-hidden />
      More
    </summary>
    <ul>
      {others.map((room) => (
        <li key={room.path}>
          <RoomLink room={room} current={isIn(room, pathname)} />
        </li>
      ))}
    </ul>
  </details>
)

const RoomLink = ({ room, current }: { room: Room; current: boolean }) => (
  <Link
    to={room.path}
    aria-current={current ? 'page' : undefined}
    onPointerEnter={() => preloadRoom(room.path)}
    onFocus={() => preloadRoom(room.path)}
  >
    {room.label}
    {room.path === '/admin/quarantine' && <QuarantineCount />}
  </Link>
)

/** A longer number would overlap the next room on a phone. */
const maxShown = 999

function QuarantineCount() {
  const { data } = useQuery(enquiryCount('quarantine'))
  if (!data) return <span className={styles.count} data-empty />
  return <span className={styles.count}>{data > maxShown ? `${maxShown}+` : figure(data)}</span>
}
