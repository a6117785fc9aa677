"""PNG files as rows of pixels, as far as screenshots need it: 8 bits, RGB or RGBA, not interlaced. A file can carry a text."""

import struct
import zlib

KEY = b"Structure\0\0"


def carrying(data, text):
    """The file with a text, as a chunk that viewers pass over."""
    body = b"zTXt" + KEY + zlib.compress(text.encode("utf-8"), 9)
    return data[:33] + struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body)) + data[33:]


class Picture:
    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG file"
        place, body, self.text = 8, b"", ""
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place:place + 8])
            chunk = data[place + 8:place + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", chunk)
                assert depth == 8 and color in (2, 6) and not interlace
                self.channels = 3 if color == 2 else 4
            elif kind == b"IDAT":
                body += chunk
            elif kind == b"zTXt" and chunk.startswith(KEY):
                self.text = zlib.decompress(chunk[len(KEY):]).decode("utf-8")
            place += 12 + length
        self.rows = self._unfiltered(zlib.decompress(body))

    def _unfiltered(self, raw):
        step, line = self.channels, self.width * self.channels
        rows, above = [], bytearray(line)
        for y in range(self.height):
            start = y * (line + 1)
            kind, row = raw[start], bytearray(raw[start + 1:start + 1 + line])
            if kind == 1:
                for x in range(step, line):
                    row[x] = (row[x] + row[x - step]) & 255
            elif kind == 2:
                for x in range(line):
                    row[x] = (row[x] + above[x]) & 255
            elif kind == 3:
                for x in range(line):
                    row[x] = (row[x] + ((row[x - step] if x >= step else 0) + above[x]) // 2) & 255
            elif kind == 4:
                for x in range(line):
                    left, corner = (row[x - step], above[x - step]) if x >= step else (0, 0)
                    guess = left + above[x] - corner
                    near = min((abs(guess - left), 0, left), (abs(guess - above[x]), 1, above[x]), (abs(guess - corner), 2, corner))
                    row[x] = (row[x] + near[2]) & 255
            rows.append(row)
            above = row
        return rows

    def tiles(self, across=24, down=16):
        """Mean brightness of tiles, 0 to 255, from every third pixel."""
        means = []
        for ty in range(down):
            for tx in range(across):
                total = count = 0
                for y in range(ty * self.height // down, (ty + 1) * self.height // down, 3):
                    row = self.rows[y]
                    for x in range(tx * self.width // across, (tx + 1) * self.width // across, 3):
                        place = x * self.channels
                        total += row[place] + row[place + 1] + row[place + 2]
                        count += 3
                means.append(total / max(count, 1))
        return means

    def brightness(self):
        tiles = self.tiles()
        return sum(tiles) / len(tiles)

    def is_blank(self):
        """Next to nothing differs from anything else."""
        tiles = self.tiles()
        return max(tiles) - min(tiles) < 8
